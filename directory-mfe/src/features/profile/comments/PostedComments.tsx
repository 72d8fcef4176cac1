import { useRef } from 'react';
import styled from 'styled-components';
import type { Comment } from '@naija/contracts/http/comments';
import { cacheStatusOf } from '@naija/runtime';
import {
  BusyButton,
  CardList,
  CommentItem,
  CommentSkeleton,
  EmptyState,
  ErrorPanel,
  loadErrorMessage,
  Skeletons,
} from '@naija/ui';
import { COMMENT_MESSAGES, REPORT_BUTTON } from '../messages.ts';
import { CacheStatus } from '../../../offline/CacheStatus.tsx';
import { useFocusFirstNew } from '../../../shared/use-focus-first-new.ts';
import { ReportButton } from '../reports/ReportButton.tsx';
import type { CommentedAgent } from './comment-draft.ts';
import { useDirectoryCommentsByAgentInfiniteQuery } from './comments-api.ts';

const More = styled.div`
  justify-self: start;
`;

interface PostedCommentsProps {
  readonly agent: CommentedAgent;
  /** True if no pending comments are shown above the list. */
  readonly isAlone: boolean;
}

/** The comments on an agent that the server has, page by page. Loaded pages stay if a later request fails. */
export function PostedComments({ agent, isAlone }: PostedCommentsProps) {
  const query = useDirectoryCommentsByAgentInfiniteQuery(agent.id);
  const { data, isFetching, isFetchingNextPage, isError, error, hasNextPage } = query;
  const comments = data?.pages.flatMap((page) => page.comments) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useFocusFirstNew(list, comments.length);
  const loadMore = () => {
    focusNext();
    void query.fetchNextPage();
  };

  if (!data && isFetching) return <CommentsSkeleton />;
  const failure = isError && (
    <ErrorPanel
      title={data ? COMMENT_MESSAGES.refreshFailed : COMMENT_MESSAGES.listFailed}
      message={loadErrorMessage(error)}
      onRetry={query.isFetchNextPageError ? loadMore : () => void query.refetch()}
    />
  );
  if (!data) return failure;
  return (
    <>
      <CacheStatus status={cacheStatusOf(data)} />
      {comments.length === 0 && isAlone && <EmptyState about="comments" title={COMMENT_MESSAGES.none} />}
      {comments.length > 0 && (
        <CardList ref={list}>
          {comments.map((comment) => (
            <li key={comment._id} tabIndex={-1}>
              <PostedComment comment={comment} agent={agent} />
            </li>
          ))}
        </CardList>
      )}
      {failure}
      {hasNextPage && !query.isFetchNextPageError && (
        <More>
          <BusyButton
            $variant="secondary"
            busy={isFetchingNextPage}
            busyLabel={COMMENT_MESSAGES.loadingMore}
            onClick={loadMore}
          >
            {COMMENT_MESSAGES.more}
          </BusyButton>
        </More>
      )}
    </>
  );
}

function PostedComment({ comment, agent }: { readonly comment: Comment; readonly agent: CommentedAgent }) {
  const { _id: id, fullname, reply } = comment;
  return (
    <CommentItem
      comment={comment}
      reply={reply && { by: agent.name, ...reply }}
      actions={
        <ReportButton
          reported={{ subject: { kind: 'comment', id }, agent, hasReply: reply !== undefined }}
          label={REPORT_BUTTON.commentBy(fullname)}
        >
          {REPORT_BUTTON.report}
        </ReportButton>
      }
    />
  );
}

function CommentsSkeleton() {
  return (
    <Skeletons label={COMMENT_MESSAGES.loading} count={3} layout={CardList}>
      <CommentSkeleton />
    </Skeletons>
  );
}
