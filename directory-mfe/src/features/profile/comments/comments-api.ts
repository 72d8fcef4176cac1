import { commentPaths, type CommentListResponse } from '@naija/contracts/http/comments';
import { baseApi } from '@naija/runtime';

const COMMENTS = 'DirectoryComments';

const commentsApi = baseApi.enhanceEndpoints({ addTagTypes: [COMMENTS] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** The comments on an agent, by the agent's id, newest first, page by page. */
    directoryCommentsByAgent: build.infiniteQuery<CommentListResponse, string, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: commentPaths.list(queryArg),
        ...(pageParam !== null && { params: { cursor: pageParam } }),
        // Asks whether there is something new: whoever has just posted must not get the list of before.
        cache: 'no-cache',
      }),
      extraOptions: { anonymous: true },
      providesTags: (_list, _error, agentId) => [{ type: COMMENTS, id: agentId }],
    }),
  }),
});

export const { useDirectoryCommentsByAgentInfiniteQuery } = commentsApi;

/** Asks for the comments without following what comes. */
export const useCommentsSubscription =
  commentsApi.endpoints.directoryCommentsByAgent.useInfiniteQuerySubscription;

/** Asks for the comments on an agent again, where they are shown. */
export function staleComments(agentId: string) {
  return commentsApi.util.invalidateTags([{ type: COMMENTS, id: agentId }]);
}
