import {
  authPaths,
  type ChangeEmailRequest,
  type ChangePasswordRequest,
  type MessageResponse,
} from '@naija/contracts/http/auth';
import { baseApi } from '@naija/runtime';
import { OWN_RECORD } from '../../agent/agent-api.ts';
import { SESSIONS } from '../../agent/sessions-tag.ts';

/** What a form holds, behind a function: the arguments of a call stand in actions, and passwords must not. */
export type Sealed<Values> = () => Values;

const credentialsApi = baseApi.enhanceEndpoints({ addTagTypes: [OWN_RECORD, SESSIONS] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Asks for another e-mail address, which counts once its owner has confirmed it. */
    dashboardChangeEmail: build.mutation<MessageResponse, Sealed<ChangeEmailRequest>>({
      query: (typed) => ({ url: authPaths.changeEmail, method: 'PUT', body: typed() }),
      invalidatesTags: (answer) => (answer ? [OWN_RECORD] : []),
    }),
    /** Sets a new password, and ends all other sessions. */
    dashboardChangePassword: build.mutation<MessageResponse, Sealed<ChangePasswordRequest>>({
      query: (typed) => ({ url: authPaths.changePassword, method: 'PUT', body: typed() }),
      invalidatesTags: (answer) => (answer ? [SESSIONS] : []),
    }),
  }),
});

export const { useDashboardChangeEmailMutation, useDashboardChangePasswordMutation } = credentialsApi;
