import type { CommentListResponse } from '@naija/contracts/http/comments';
import { baseApi, commentListQuery } from '@naija/runtime';

const commentsApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    dashboardComments: build.infiniteQuery<CommentListResponse, string, string | null>(commentListQuery),
  }),
});

export const { useDashboardCommentsInfiniteQuery } = commentsApi;
