import { commentPaths, type CommentListResponse } from '@naija/contracts/http/comments';
import { baseApi } from '@naija/runtime';

const commentsApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** The newest comments on an agent, by the agent's id. */
    directoryCommentsByAgent: build.query<CommentListResponse, string>({
      query: (agentId) => commentPaths.list(agentId),
    }),
  }),
});

export const { useDirectoryCommentsByAgentQuery } = commentsApi;
