import { useRef } from 'react';
import { cacheStatusOf } from '@naija/runtime';
import { CardList, CommentSkeleton, ErrorPanel, Skeletons } from '@naija/ui';
import { SavedNote } from '../../api/SavedNote.tsx';
import { loadErrorMessage } from '../../api/load-error.ts';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { useCommentsSeen } from '../../notifications/use-comments-seen.ts';
import { useWorkerPushes } from '../../notifications/use-worker-pushes.ts';
import { OfflineNote } from '../../network/OfflineNote.tsx';
import { isUnreachable } from '../../network/use-is-offline.ts';
import { matchesQuery } from '../../search/matches-query.ts';
import { CommentResults } from './CommentResults.tsx';
import { useDashboardCommentsInfiniteQuery } from './comments-api.ts';
import { MoreComments } from './MoreComments.tsx';
import { useFocusFirstNew } from './use-focus-first-new.ts';
import { useReloadAfterReply } from './use-reload-after-reply.ts';

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
