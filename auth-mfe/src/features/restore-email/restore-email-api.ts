import { authPaths, type MessageResponse, type RestoreEmailResponse } from '@naija/contracts/http/auth';
import { baseApi, type RedactedArgs } from '@naija/runtime';
import { fetchOnce } from '@naija/ui';

export interface RestoreEmailArgs {
  readonly token: string;
  /** Gets the reset token of the response, which must not enter the Redux store. */
  readonly onResetToken: (resetToken: string) => void;
}

const restoreEmailApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Undoes a change of the email address and ends every session of the agent. */
    authRestoreEmail: build.mutation<MessageResponse, RedactedArgs<RestoreEmailArgs>>({
      extraOptions: { anonymous: true },
      async queryFn(args, _api, _options, fetchBase) {
        const { token, onResetToken } = args();
        const { data, error, meta } = await fetchOnce(fetchBase, {
          url: authPaths.restoreEmail(token),
          method: 'POST',
        });
        if (error) return meta ? { error, meta } : { error };
        const { message, resetToken } = data as RestoreEmailResponse;
        onResetToken(resetToken);
        return { data: { message } };
      },
    }),
  }),
});

export const { useAuthRestoreEmailMutation } = restoreEmailApi;
