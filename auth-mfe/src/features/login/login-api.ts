import { authPaths, type LoginRequest, type LoginResponse } from '@naija/contracts/http/auth';
import { baseApi, startSession } from '@naija/runtime';
import type { Sealed } from '../../calls/sealed.ts';

/** What a login tells of the agent. */
export type LoggedInUser = LoginResponse['data']['user'];

const loginApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Logs in on this device. The token goes into its cookie here, and nowhere else. */
    authLogin: build.mutation<LoggedInUser, Sealed<LoginRequest>>({
      extraOptions: { anonymous: true },
      async queryFn(login, _api, _options, call) {
        const body = login();
        const { data, error, meta } = await call({ url: authPaths.login, method: 'POST', body });
        if (error) return meta ? { error, meta } : { error };
        const answer = data as LoginResponse;
        const { user } = answer.data;
        startSession({ token: answer.token, id: user._id, name: user.name, email: body.email });
        return { data: user };
      },
    }),
  }),
});

export const { useAuthLoginMutation } = loginApi;
