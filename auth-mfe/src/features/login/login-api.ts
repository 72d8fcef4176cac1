import { authPaths, type LoginRequest, type LoginResponse } from '@naija/contracts/http/auth';
import { baseApi, startSession, type RedactedArgs } from '@naija/runtime';

export type LoggedInUser = LoginResponse['data']['user'];

const loginApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Starts a session on this device. The token goes into its cookie, never into the Redux store. */
    authLogin: build.mutation<LoggedInUser, RedactedArgs<LoginRequest>>({
      extraOptions: { anonymous: true },
      async queryFn(args, _api, _options, fetchBase) {
        const body = args();
        const { data, error, meta } = await fetchBase({ url: authPaths.login, method: 'POST', body });
        if (error) return meta ? { error, meta } : { error };
        const response = data as LoginResponse;
        const { user } = response.data;
        startSession({ token: response.token, id: user._id, name: user.name, email: body.email });
        return { data: user };
      },
    }),
  }),
});

export const { useAuthLoginMutation } = loginApi;
