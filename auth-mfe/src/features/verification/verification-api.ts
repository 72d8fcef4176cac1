import {
  authPaths,
  type MessageResponse,
  type ResendVerificationRequest,
  type VerifyCodeRequest,
} from '@naija/contracts/http/auth';
import { baseApi, type RedactedArgs } from '@naija/runtime';
import { sendOnce } from '@naija/ui';

const extraOptions = { anonymous: true };

const verificationApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Verifies an address by the token of the mailed link. */
    authVerify: build.mutation<MessageResponse, RedactedArgs<string>>({
      extraOptions,
      queryFn: sendOnce((args) => ({ url: authPaths.verify(args()), method: 'POST' })),
    }),
    /** Verifies an address by the mailed code. */
    authVerifyCode: build.mutation<MessageResponse, RedactedArgs<VerifyCodeRequest>>({
      extraOptions,
      queryFn: sendOnce((args) => ({ url: authPaths.verifyCode, method: 'POST', body: args() })),
    }),
    /** Sends another mail with a link and a code. */
    authResendVerification: build.mutation<MessageResponse, RedactedArgs<ResendVerificationRequest>>({
      extraOptions,
      queryFn: sendOnce((args) => ({ url: authPaths.resendVerification, method: 'POST', body: args() })),
    }),
  }),
});

export const { useAuthVerifyMutation, useAuthVerifyCodeMutation, useAuthResendVerificationMutation } =
  verificationApi;
