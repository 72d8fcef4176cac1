import { authPaths, type SignupRequest, type SignupResponse } from '@naija/contracts/http/auth';
import { baseApi } from '@naija/runtime';
import type { Sealed } from '../../calls/sealed.ts';

const signupApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Makes an account. The answer is the same for an address that has one: its owner gets a mail instead. */
    authSignup: build.mutation<SignupResponse, Sealed<SignupRequest>>({
      extraOptions: { anonymous: true },
      query: (signup) => ({ url: authPaths.signup, method: 'POST', body: signup() }),
    }),
  }),
});

export const { useAuthSignupMutation } = signupApi;
