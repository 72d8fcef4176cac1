import { commentPaths, type CommentListResponse } from '@naija/contracts/http/comments';

type Cursor = string | null;

/** The infinite query of the comments on an agent, newest first; a remote adds its name, options and tags. */
export const commentListQuery = {
  infiniteQueryOptions: {
    initialPageParam: null as Cursor,
    getNextPageParam: ({ nextCursor }: CommentListResponse) => nextCursor ?? undefined,
  },
  query: ({ queryArg: agentId, pageParam }: { queryArg: string; pageParam: Cursor }) => ({
    url: commentPaths.list(agentId),
    ...(pageParam !== null && { params: { cursor: pageParam } }),
    // Revalidates the HTTP cache, which may lack the comment that was just posted.
    cache: 'no-cache' as const,
  }),
};
