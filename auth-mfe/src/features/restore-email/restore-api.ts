import { authPaths, type MessageResponse, type RestoreEmailResponse } from '@naija/contracts/http/auth';
import { baseApi } from '@naija/runtime';
import type { Sealed } from '../../calls/sealed.ts';

/** The token of the link, and what is done with the one that comes back for it: neither stands in the store. */
export interface Restore {
  readonly token: string;
  readonly onResetToken: (resetToken: string) => void;
}

const restoreApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Takes a change of the e-mail address back, and ends every session of the agent. */
    authRestoreEmail: build.mutation<MessageResponse, Sealed<Restore>>({
      extraOptions: { anonymous: true },
      async queryFn(restore, _api, _options, call) {
        const { token, onResetToken } = restore();
        const { data, error, meta } = await call({ url: authPaths.restoreEmail(token), method: 'POST' });
        if (error) return meta ? { error, meta } : { error };
        const { message, resetToken } = data as RestoreEmailResponse;
        onResetToken(resetToken);
        return { data: { message } };
      },
    }),
  }),
});

export const { useAuthRestoreEmailMutation } = restoreApi;
