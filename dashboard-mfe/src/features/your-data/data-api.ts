import { authPaths, type CurrentPasswordRequest, type MessageResponse } from '@naija/contracts/http/auth';
import { baseApi, type RedactedArgs } from '@naija/runtime';

interface DownloadArgs extends CurrentPasswordRequest {
  /** Gets the file, which must not enter the Redux store. */
  readonly onFile: (file: Blob) => void;
}

const dataApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Downloads all that is held about the agent. */
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
    /** Hides the account, ends every session, and deletes it after the time of grace. */
    dashboardDeleteAccount: build.mutation<MessageResponse, RedactedArgs<CurrentPasswordRequest>>({
      query: (args) => ({ url: authPaths.deleteAccount, method: 'POST', body: args() }),
    }),
  }),
});

export const { useDashboardDownloadDataMutation, useDashboardDeleteAccountMutation } = dataApi;
