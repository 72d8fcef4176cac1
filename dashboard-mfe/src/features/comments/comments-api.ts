import type { CommentListResponse } from '@naija/contracts/http/comments';
import { baseApi, commentListQuery } from '@naija/runtime';
import { keptQuery } from '../../api/kept-responses.ts';

const commentsApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    dashboardComments: build.infiniteQuery<CommentListResponse, string, string | null>({
      infiniteQueryOptions: commentListQuery.infiniteQueryOptions,
      queryFn: keptQuery(commentListQuery.query),
    }),
  }),
});

/** Action that loads the newest comments, unless they are cached. */
export const loadComments = (agentId: string) =>
  commentsApi.endpoints.dashboardComments.initiate(agentId, { subscribe: false });

export const { useDashboardCommentsInfiniteQuery } = commentsApi;
