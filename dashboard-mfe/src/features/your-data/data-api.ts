import { authPaths, type CurrentPasswordRequest, type MessageResponse } from '@naija/contracts/http/auth';
import { baseApi, type RedactedArgs } from '@naija/runtime';
import { sendOnce } from '@naija/ui';

interface DownloadArgs extends CurrentPasswordRequest {
  /** Receives the file, which must not enter the Redux store. */
  readonly onFile: (file: Blob) => void;
}

interface DeletionArgs extends CurrentPasswordRequest {
  /** Token of the session in which the form was opened. A retry needs it if the response to the first deletion was lost. */
  readonly token: string;
}

const dataApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Downloads all data that is stored about the agent. */
    dashboardDownloadData: build.mutation<null, RedactedArgs<DownloadArgs>>({
      async queryFn(args, _api, _options, fetchBase) {
        const { currentPassword, onFile } = args();
        const { data, error, meta } = await fetchBase({
          url: authPaths.downloadData,
          method: 'POST',
          body: { currentPassword },
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (error) return meta ? { error, meta } : { error };
        onFile(data as Blob);
        return { data: null };
      },
    }),
    /** Hides the account, ends every session, and deletes it after the grace period. */
    dashboardDeleteAccount: build.mutation<MessageResponse, RedactedArgs<DeletionArgs>>({
      queryFn: sendOnce((args) => {
        const { token, ...body } = args();
        const headers = { authorization: `Bearer ${token}` };
        return { url: authPaths.deleteAccount, method: 'POST', headers, body };
      }),
    }),
  }),
});

export const { useDashboardDownloadDataMutation, useDashboardDeleteAccountMutation } = dataApi;
