import {
  authPaths,
  type MessageResponse,
  type ResendVerificationRequest,
  type VerifyCodeRequest,
} from '@naija/contracts/http/auth';
import { baseApi } from '@naija/runtime';
import type { Sealed } from '../../calls/sealed.ts';

const extraOptions = { anonymous: true };

const verificationApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Verifies an address by the token of its link. */
    authVerify: build.mutation<MessageResponse, Sealed<string>>({
      extraOptions,
      query: (token) => ({ url: authPaths.verify(token()), method: 'POST' }),
    }),
    /** Verifies an address by the code of its mail. */
    authVerifyCode: build.mutation<MessageResponse, Sealed<VerifyCodeRequest>>({
      extraOptions,
      query: (typed) => ({ url: authPaths.verifyCode, method: 'POST', body: typed() }),
    }),
    /** Asks for another mail with a link and a code. */
    authResendVerification: build.mutation<MessageResponse, Sealed<ResendVerificationRequest>>({
      extraOptions,
      query: (address) => ({ url: authPaths.resendVerification, method: 'POST', body: address() }),
    }),
  }),
});

export const { useAuthVerifyMutation, useAuthVerifyCodeMutation, useAuthResendVerificationMutation } =
  verificationApi;
