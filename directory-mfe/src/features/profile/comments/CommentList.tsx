import { useWaiting } from '@naija/runtime';
import { useDirectoryCommentsByAgentInfiniteQuery } from './comments-api.ts';
import { PostedComments } from './PostedComments.tsx';
import type { QueuedCommentsProps } from './queued/QueuedComments.tsx';
import { notListed } from './queued/not-listed.ts';
import { useFollowSent } from './queued/use-follow-sent.ts';
import { useModule } from './use-module.ts';

// Few visitors have something waiting.
const loadQueued = () => import('./queued/QueuedComments.tsx');

/** What visitors wrote about an agent, newest first, and above it what this one wrote and is not sent yet. */
export function CommentList(props: Omit<QueuedCommentsProps, 'queued'>) {
  const { id } = props.agent;
  const { data } = useDirectoryCommentsByAgentInfiniteQuery(id);
  const comments = data?.pages.flatMap((page) => page.comments);
  const queued = notListed(useWaiting(), id, comments);
  const { module } = useModule(loadQueued, queued.length > 0);
  useFollowSent(id);
  return (
    <>
      {module && queued.length > 0 && <module.QueuedComments {...props} queued={queued} />}
      <PostedComments agentId={id} alone={queued.length === 0} />
    </>
  );
}
