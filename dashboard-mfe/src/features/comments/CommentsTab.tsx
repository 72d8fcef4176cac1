import { useRef } from 'react';
import { CardList, CommentSkeleton, Skeletons } from '@naija/ui';
import { says } from '../../search/says.ts';
import { CommentsFailure } from './CommentsFailure.tsx';
import { FoundComments } from './FoundComments.tsx';
import { MoreComments } from './MoreComments.tsx';
import { useDashboardCommentsInfiniteQuery } from './comments-api.ts';
import { useReadOn } from './use-read-on.ts';

/** What visitors wrote on an agent, newest first, page by page; with something sought, only what says it. */
export function CommentsTab({ agentId, sought }: { readonly agentId: string; readonly sought: string }) {
  const query = useDashboardCommentsInfiniteQuery(agentId, { refetchOnMountOrArgChange: true });
  const { data, hasNextPage, isFetching, isFetchNextPageError } = query;
  const loaded = data?.pages.flatMap((page) => page.comments) ?? [];
  const shown = loaded.filter(({ fullname, content }) => says(`${fullname} ${content}`, sought));
  const list = useRef<HTMLUListElement>(null);
  const readOn = useReadOn(list, loaded.length);
  const showMore = () => {
    readOn(shown.length);
    void query.fetchNextPage();
  };

  if (!data && isFetching) return <CommentsPending />;
  return (
    <>
      {data && <FoundComments list={list} comments={shown} none={loaded.length === 0} sought={sought} />}
      {query.isError && !isFetching && (
        <CommentsFailure
          error={query.error}
          some={loaded.length > 0}
          onRetry={isFetchNextPageError ? showMore : () => void query.refetch()}
        />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <MoreComments
          busy={query.isFetchingNextPage}
          searched={sought.trim() === '' ? undefined : loaded.length}
          onClick={showMore}
        />
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
