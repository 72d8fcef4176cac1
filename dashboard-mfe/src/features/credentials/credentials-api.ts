import { emailChangeResent, emailToConfirm, namedIn } from '@naija/contracts/domain/messages';
import {
  authPaths,
  type ChangeEmailRequest,
  type ChangePasswordRequest,
  type MessageResponse,
} from '@naija/contracts/http/auth';
import { baseApi, type RedactedArgs } from '@naija/runtime';
import { sendOnce } from '@naija/ui';
import { OWN_RECORD_TAG } from '../../api/agent-api.ts';
import { SESSIONS_TAG } from '../../api/sessions-api.ts';
import { CREDENTIAL_MESSAGES } from '../../messages.ts';

const SENTENCES = { linkSent: emailToConfirm, linkSentAgain: emailChangeResent } as const;

/**
 * Translates the server's message about a link that it has sent.
 * @param message the message with the email; other texts are returned unchanged
 */
export function linkMessage(message: string): string {
  for (const name of Object.keys(SENTENCES) as (keyof typeof SENTENCES)[]) {
    const email = namedIn(message, SENTENCES[name]);
    if (email !== undefined) return CREDENTIAL_MESSAGES[name](email);
  }
  return message;
}

const credentialsApi = baseApi
  .enhanceEndpoints({ addTagTypes: [OWN_RECORD_TAG, SESSIONS_TAG] })
  .injectEndpoints({
    overrideExisting: import.meta.hot ? true : 'throw',
    endpoints: (build) => ({
      /** Requests a change of the email address, which takes effect when its owner confirms it. */
      dashboardChangeEmail: build.mutation<MessageResponse, RedactedArgs<ChangeEmailRequest>>({
        queryFn: sendOnce((args) => ({ url: authPaths.changeEmail, method: 'PUT', body: args() })),
        invalidatesTags: (result) => (result ? [OWN_RECORD_TAG] : []),
      }),
      /** Sends another link to the unconfirmed email. */
      dashboardResendEmail: build.mutation<MessageResponse, undefined>({
        queryFn: sendOnce(() => ({ url: authPaths.resendEmailChange, method: 'POST' })),
        // Invalidated after an error too, because the change may have been confirmed or cancelled elsewhere.
        invalidatesTags: [OWN_RECORD_TAG],
      }),
      /** Cancels the unconfirmed change. Its link stops working. */
      dashboardCancelEmailChange: build.mutation<null, undefined>({
        query: () => ({ url: authPaths.changeEmail, method: 'DELETE' }),
        invalidatesTags: [OWN_RECORD_TAG],
      }),
      /** Sets a new password and ends all other sessions. */
      dashboardChangePassword: build.mutation<MessageResponse, RedactedArgs<ChangePasswordRequest>>({
        queryFn: sendOnce((args) => ({ url: authPaths.changePassword, method: 'PUT', body: args() })),
        invalidatesTags: (result) => (result ? [SESSIONS_TAG] : []),
      }),
    }),
  });

export const {
  useDashboardChangeEmailMutation,
  useDashboardResendEmailMutation,
  useDashboardCancelEmailChangeMutation,
  useDashboardChangePasswordMutation,
} = credentialsApi;
