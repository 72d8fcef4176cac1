import {
  commentPaths,
  type CommentListResponse,
  type CommentRequest,
  type CommentResponse,
} from '@naija/contracts/http/comments';
import { IDEMPOTENCY_KEY } from '@naija/contracts/http/paths';
import { baseApi } from '@naija/runtime';

const COMMENTS = 'DirectoryComments';

interface NewComment {
  agentId: string;
  comment: CommentRequest;
  /** Names this comment, so that a repeat of the call does not post it again. */
  key: string;
}

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
    /** Posts a comment on an agent; the list is asked for again when that has worked. */
    directoryPostComment: build.mutation<CommentResponse, NewComment>({
      query: ({ agentId, comment, key }) => ({
        url: commentPaths.post(agentId),
        method: 'POST',
        headers: { [IDEMPOTENCY_KEY]: key },
        body: comment,
      }),
      invalidatesTags: (_answer, error, { agentId }) => (error ? [] : [{ type: COMMENTS, id: agentId }]),
    }),
  }),
});

export const { useDirectoryCommentsByAgentInfiniteQuery, useDirectoryPostCommentMutation } = commentsApi;

/** Asks for the comments without following what comes. */
export const useCommentsSubscription =
  commentsApi.endpoints.directoryCommentsByAgent.useInfiniteQuerySubscription;
