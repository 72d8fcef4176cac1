import { commentPaths, type CommentListResponse } from '@naija/contracts/http/comments';
import { baseApi } from '@naija/runtime';

const commentsApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** What visitors wrote on an agent, by the agent's id, newest first, page by page. */
    dashboardComments: build.infiniteQuery<CommentListResponse, string, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: commentPaths.list(queryArg),
        ...(pageParam !== null && { params: { cursor: pageParam } }),
        // What the browser has kept may lack what was written since.
        cache: 'no-cache',
      }),
    }),
  }),
});

export const { useDashboardCommentsInfiniteQuery } = commentsApi;
