import {
  authPaths,
  type ForgotPasswordRequest,
  type ForgotPasswordResponse,
  type MessageResponse,
  type ResetPasswordRequest,
} from '@naija/contracts/http/auth';
import { baseApi } from '@naija/runtime';
import type { Sealed } from '../../calls/sealed.ts';

/** A new password, and the token of the link that allows it. */
export interface PasswordReset extends ResetPasswordRequest {
  readonly token: string;
}

const extraOptions = { anonymous: true };

const passwordApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Asks for a reset link. The answer is the same whether or not the address has an account. */
    authForgotPassword: build.mutation<ForgotPasswordResponse, Sealed<ForgotPasswordRequest>>({
      extraOptions,
      query: (address) => ({ url: authPaths.forgotPassword, method: 'POST', body: address() }),
    }),
    /** Sets a new password, and ends every session of the agent. */
    authResetPassword: build.mutation<MessageResponse, Sealed<PasswordReset>>({
      extraOptions,
      query: (reset) => {
        const { token, ...body } = reset();
        return { url: authPaths.resetPassword(token), method: 'POST', body };
      },
    }),
  }),
});

export const { useAuthForgotPasswordMutation, useAuthResetPasswordMutation } = passwordApi;
