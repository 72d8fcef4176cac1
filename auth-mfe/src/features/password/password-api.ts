import {
  authPaths,
  type ForgotPasswordRequest,
  type ForgotPasswordResponse,
  type MessageResponse,
  type ResetPasswordRequest,
} from '@naija/contracts/http/auth';
import { baseApi, type RedactedArgs } from '@naija/runtime';

/** A new password, with the token of the mailed link that authorizes it. */
export interface PasswordReset extends ResetPasswordRequest {
  readonly token: string;
}

const extraOptions = { anonymous: true };

const passwordApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Requests a reset link. The response is the same whether or not the address has an account. */
    authForgotPassword: build.mutation<ForgotPasswordResponse, RedactedArgs<ForgotPasswordRequest>>({
      extraOptions,
      query: (args) => ({ url: authPaths.forgotPassword, method: 'POST', body: args() }),
    }),
    /** Sets a new password and ends every session of the agent. */
    authResetPassword: build.mutation<MessageResponse, RedactedArgs<PasswordReset>>({
      extraOptions,
      query: (args) => {
        const { token, ...body } = args();
        return { url: authPaths.resetPassword(token), method: 'POST', body };
      },
    }),
  }),
});

export const { useAuthForgotPasswordMutation, useAuthResetPasswordMutation } = passwordApi;
