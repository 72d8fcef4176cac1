import { useRef } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { originOf } from '@naija/runtime';
import { CardList, CommentItem, CommentSkeleton, EmptyState, ErrorPanel, Skeletons } from '@naija/ui';
import { failureMessage } from '../../../failures/failure-message.ts';
import { useFocusFirstNew } from '../../../paging/use-focus-first-new.ts';
import { SavedCopyNote } from '../../../saved-copy/SavedCopyNote.tsx';
import { useDirectoryCommentsByAgentInfiniteQuery } from './comments-api.ts';
import { MoreComments } from './MoreComments.tsx';

interface PostedCommentsProps {
  readonly agentId: string;
  /** Nothing else stands beside them. */
  readonly alone: boolean;
}

/** What the server has of the comments on an agent, page by page. What was loaded stays, whatever fails later. */
export function PostedComments({ agentId, alone }: PostedCommentsProps) {
  const query = useDirectoryCommentsByAgentInfiniteQuery(agentId);
  const { data, isFetching, isFetchingNextPage, isError, error, hasNextPage } = query;
  const comments = data?.pages.flatMap((page) => page.comments) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const expectMore = useFocusFirstNew(list, comments.length);
  const showMore = () => {
    expectMore();
    void query.fetchNextPage();
  };

  if (!data && isFetching) return <CommentsPending />;
  const failure = isError && (
    <ErrorPanel
      title={data ? 'The comments could not be brought up to date' : 'Comments could not be loaded'}
      message={failureMessage(error)}
      onRetry={query.isFetchNextPageError ? showMore : () => void query.refetch()}
    />
  );
  if (!data) return failure;
  return (
    <>
      <SavedCopyNote origin={originOf(data)} />
      {comments.length === 0 && alone && <EmptyState about="comments" title={MESSAGES.noCommentsPublic} />}
      {comments.length > 0 && (
        <CardList ref={list}>
          {comments.map((comment) => (
            <li key={comment._id} tabIndex={-1}>
              <CommentItem comment={comment} />
            </li>
          ))}
        </CardList>
      )}
      {failure}
      {hasNextPage && !query.isFetchNextPageError && (
        <MoreComments busy={isFetchingNextPage} onClick={showMore} />
      )}
    </>
  );
}

function CommentsPending() {
  return (
    <Skeletons label="Loading comments" count={3} layout={CardList}>
      <CommentSkeleton />
    </Skeletons>
  );
}
