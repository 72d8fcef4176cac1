import { authPaths, type MessageResponse } from '@naija/contracts/http/auth';
import { baseApi, type RedactedArgs } from '@naija/runtime';
import { sendOnce } from '@naija/ui';

const deletionApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Cancels the deletion of an account by the token of the mail about it. */
    authCancelDeletion: build.mutation<MessageResponse, RedactedArgs<string>>({
      extraOptions: { anonymous: true },
      queryFn: sendOnce((args) => ({ url: authPaths.cancelDeletion(args()), method: 'POST' })),
    }),
  }),
});

export const { useAuthCancelDeletionMutation } = deletionApi;
