import {
  authPaths,
  type ChangeEmailRequest,
  type ChangePasswordRequest,
  type MessageResponse,
} from '@naija/contracts/http/auth';
import { baseApi, type RedactedArgs } from '@naija/runtime';
import { OWN_RECORD_TAG, SESSIONS_TAG } from '../../api/cache-tags.ts';

const credentialsApi = baseApi
  .enhanceEndpoints({ addTagTypes: [OWN_RECORD_TAG, SESSIONS_TAG] })
  .injectEndpoints({
    overrideExisting: import.meta.hot ? true : 'throw',
    endpoints: (build) => ({
      /** Requests a change of the email address, which takes effect when its owner confirms it. */
      dashboardChangeEmail: build.mutation<MessageResponse, RedactedArgs<ChangeEmailRequest>>({
        query: (args) => ({ url: authPaths.changeEmail, method: 'PUT', body: args() }),
        invalidatesTags: (result) => (result ? [OWN_RECORD_TAG] : []),
      }),
      /** Sets a new password and ends all other sessions. */
      dashboardChangePassword: build.mutation<MessageResponse, RedactedArgs<ChangePasswordRequest>>({
        query: (args) => ({ url: authPaths.changePassword, method: 'PUT', body: args() }),
        invalidatesTags: (result) => (result ? [SESSIONS_TAG] : []),
      }),
    }),
  });

export const { useDashboardChangeEmailMutation, useDashboardChangePasswordMutation } = credentialsApi;
