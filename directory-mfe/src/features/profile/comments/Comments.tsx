import { useId, useState } from 'react';
import { useLazyModule } from '@naija/runtime';
import { COMMENT_MESSAGES } from '../messages.ts';
import type { CommentedAgent } from './comment-draft.ts';
import { LeaveComment, Section, Sides } from './LeaveComment.tsx';
import { PostedComments } from './PostedComments.tsx';
import { usePendingComments } from './use-pending-comments.ts';

// Few visitors have pending comments.
const loadPendingList = () => import('./PendingCommentList.tsx');

export function Comments({ agent }: { readonly agent: CommentedAgent }) {
  const heading = useId();
  const pending = usePendingComments(agent.id);
  const hasPending = pending.length > 0;
  const { module } = useLazyModule(loadPendingList, hasPending);
  const [isFormUsed, setIsFormUsed] = useState(false);
  const [reopened, setReopened] = useState(0);
  return (
    <Sides>
      <LeaveComment agent={agent} reopened={reopened} onUsedChange={setIsFormUsed} />
      <Section aria-labelledby={heading}>
        <h2 id={heading}>{COMMENT_MESSAGES.title}</h2>
        {module && hasPending && (
          <module.PendingCommentList
            agent={agent}
            pending={pending}
            isFormUsed={isFormUsed}
            onMovedToForm={() => {
              setReopened((count) => count + 1);
            }}
          />
        )}
        <PostedComments agent={agent} isAlone={!hasPending} />
      </Section>
    </Sides>
  );
}
