import { useRef, type RefObject, useEffect } from 'react';
import styled from 'styled-components';
import type { Comment } from '@naija/contracts/http/comments';
import { cacheStatusOf } from '@naija/runtime';
import {
  BusyButton,
  CardList,
  CommentSkeleton,
  EmptyState,
  ErrorPanel,
  loadErrorMessage,
  Skeletons,
  tokens,
} from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { SavedNote } from '../../network/LoadState.tsx';
import { OfflineNote } from '../../network/OnlineButton.tsx';
import { isUnreachable } from '../../network/use-is-offline.ts';
import { useWorkerPushes } from '../../notifications/FollowNotifications.tsx';
import { useCommentsSeen } from '../../notifications/use-comments-seen.ts';
import { matchesQuery } from '../../shared/matches-query.ts';
import { AgentComment } from './AgentComment.tsx';
import { useDashboardCommentsInfiniteQuery } from './comments-api.ts';
import { useReloadAfterReply } from './reply-intent.ts';

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.xs};
`;

const MESSAGES = DASHBOARD_MESSAGES.comments;

interface CommentsTabProps {
  readonly agentId: string;
  readonly query: string;
}

/** The comments on an agent, newest first, page by page. */
export function CommentsTab({ agentId, query }: CommentsTabProps) {
  const comments = useDashboardCommentsInfiniteQuery(agentId, { refetchOnMountOrArgChange: true });
  const { data, hasNextPage, isFetching, isFetchNextPageError, refetch } = comments;
  useReloadAfterReply(refetch);
  useWorkerPushes(refetch);
  useCommentsSeen(data !== undefined && !isFetching && cacheStatusOf(data).savedAt === undefined);
  const loaded = data?.pages.flatMap((page) => page.comments) ?? [];
  const matching = loaded.filter(({ fullname, content }) => matchesQuery(`${fullname} ${content}`, query));
  const list = useRef<HTMLUListElement>(null);
  const focusFirstNew = useFocusFirstNew(list, loaded.length);
  const showMore = () => {
    focusFirstNew(matching.length);
    void comments.fetchNextPage();
  };

  if (!data && isUnreachable(comments.error)) return <OfflineNote about="loading" />;
  if (!data && isFetching)
    return (
      <Skeletons label={MESSAGES.loading} count={3} layout={CardList}>
        <CommentSkeleton />
      </Skeletons>
    );
  const isEmpty = loaded.length === 0;
  return (
    <>
      <SavedNote {...cacheStatusOf(data)} />
      {data && (
        <CommentResults list={list} agentId={agentId} comments={matching} isEmpty={isEmpty} query={query} />
      )}
      {comments.isError && !isFetching && (
        <ErrorPanel
          title={isEmpty ? MESSAGES.loadFailed : MESSAGES.refreshFailed}
          message={loadErrorMessage(comments.error)}
          onRetry={isFetchNextPageError ? showMore : () => void comments.refetch()}
        />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <MoreComments
          isLoading={comments.isFetchingNextPage}
          searchedCount={query.trim() === '' ? undefined : loaded.length}
          onClick={showMore}
        />
      )}
    </>
  );
}

interface CommentResultsProps {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly agentId: string;
  readonly comments: readonly Comment[];
  /** True when the agent has no comments at all. */
  readonly isEmpty: boolean;
  readonly query: string;
}

function CommentResults({ list, agentId, comments, isEmpty, query }: CommentResultsProps) {
  if (isEmpty) return <EmptyState about="comments" title={DASHBOARD_MESSAGES.comments.none} />;
  if (comments.length === 0)
    return <EmptyState about="search" title={DASHBOARD_MESSAGES.search.none(query.trim())} />;
  return (
    <CardList ref={list}>
      {comments.map((comment) => (
        <li key={comment._id} tabIndex={-1}>
          <AgentComment comment={comment} agentId={agentId} />
        </li>
      ))}
    </CardList>
  );
}

/**
 * Focuses the first new item after more items were loaded. Call the returned function on "show more", with the
 * number of items shown.
 * @param loadedCount number of loaded items, including hidden ones
 */
function useFocusFirstNew(
  list: RefObject<HTMLElement | null>,
  loadedCount: number,
): (shownCount: number) => void {
  const index = useRef<number>(undefined);
  useEffect(() => {
    if (index.current === undefined) return;
    const item = list.current?.children[index.current];
    index.current = undefined;
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
  }, [list, loadedCount]);
  return (shownCount) => {
    index.current = shownCount;
  };
}

interface MoreCommentsProps {
  readonly isLoading: boolean;
  /** Number of comments that the search has covered; undefined without a search. */
  readonly searchedCount: number | undefined;
  readonly onClick: () => void;
}

/** Button for the next page of comments. */
function MoreComments({ isLoading, searchedCount, onClick }: MoreCommentsProps) {
  return (
    <Stack>
      {searchedCount !== undefined && <p>{DASHBOARD_MESSAGES.comments.searched(searchedCount)}</p>}
      <BusyButton
        $variant="secondary"
        busy={isLoading}
        busyLabel={DASHBOARD_MESSAGES.comments.loadingMore}
        onClick={onClick}
      >
        {DASHBOARD_MESSAGES.comments.more}
      </BusyButton>
    </Stack>
  );
}
