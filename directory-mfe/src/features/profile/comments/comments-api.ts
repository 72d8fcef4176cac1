import type { CommentListResponse } from '@naija/contracts/http/comments';
import { baseApi, commentListQuery } from '@naija/runtime';

const COMMENTS_TAG = 'DirectoryComments';

const commentsApi = baseApi.enhanceEndpoints({ addTagTypes: [COMMENTS_TAG] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    directoryCommentsByAgent: build.infiniteQuery<CommentListResponse, string, string | null>({
      ...commentListQuery,
      extraOptions: { anonymous: true },
      providesTags: (_list, _error, agentId) => [{ type: COMMENTS_TAG, id: agentId }],
    }),
  }),
});

export const { useDirectoryCommentsByAgentInfiniteQuery } = commentsApi;

export const useCommentsSubscription =
  commentsApi.endpoints.directoryCommentsByAgent.useInfiniteQuerySubscription;

export function invalidateComments(agentId: string) {
  return commentsApi.util.invalidateTags([{ type: COMMENTS_TAG, id: agentId }]);
}
