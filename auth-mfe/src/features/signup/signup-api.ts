import { authPaths, type SignupRequest, type SignupResponse } from '@naija/contracts/http/auth';
import { baseApi, type RedactedArgs } from '@naija/runtime';
import { sendOnce } from '@naija/ui';

const signupApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Creates an account. The response is the same for a taken address, whose owner gets a mail instead. */
    authSignup: build.mutation<SignupResponse, RedactedArgs<SignupRequest>>({
      extraOptions: { anonymous: true },
      queryFn: sendOnce((args) => ({ url: authPaths.signup, method: 'POST', body: args() })),
    }),
  }),
});

export const { useAuthSignupMutation } = signupApi;
