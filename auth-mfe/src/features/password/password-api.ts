import {
  authPaths,
  type ForgotPasswordRequest,
  type ForgotPasswordResponse,
  type MessageResponse,
  type ResetPasswordRequest,
} from '@naija/contracts/http/auth';
import { baseApi, type RedactedArgs } from '@naija/runtime';
import { sendOnce } from '@naija/ui';

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
      queryFn: sendOnce((args) => ({ url: authPaths.forgotPassword, method: 'POST', body: args() })),
    }),
    /** Checks a reset token. It is a mutation, so that the cache holds no token. */
    authCheckReset: build.mutation<null, RedactedArgs<string>>({
      extraOptions,
      query: (args) => ({ url: authPaths.resetPassword(args()), cache: 'no-store' }),
    }),
    /** Sets a new password and ends every session of the agent. */
    authResetPassword: build.mutation<MessageResponse, RedactedArgs<PasswordReset>>({
      extraOptions,
      queryFn: sendOnce((args) => {
        const { token, ...body } = args();
        return { url: authPaths.resetPassword(token), method: 'POST', body };
      }),
    }),
  }),
});

export const { useAuthForgotPasswordMutation, useAuthCheckResetMutation, useAuthResetPasswordMutation } =
  passwordApi;
