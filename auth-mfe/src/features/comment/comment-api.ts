import { commentPaths, type ConfirmCommentResponse } from '@naija/contracts/http/comments';
import { baseApi, type RedactedArgs } from '@naija/runtime';

const commentApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Marks a comment by the token of the mail about it. */
    authConfirmComment: build.mutation<ConfirmCommentResponse, RedactedArgs<string>>({
      extraOptions: { anonymous: true },
      query: (args) => ({ url: commentPaths.confirm(args()), method: 'POST' }),
    }),
  }),
});

export const { useAuthConfirmCommentMutation } = commentApi;
