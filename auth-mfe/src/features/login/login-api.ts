import { authPaths, type LoginRequest, type LoginResponse } from '@naija/contracts/http/auth';
import { baseApi, sessionToken, startSession, type CallError, type RedactedArgs } from '@naija/runtime';
import { fetchOnce } from '@naija/ui';
import { AUTH_MESSAGES } from '../../messages.ts';

export type LoggedInUser = LoginResponse['data']['user'];

const loginApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Starts a session on this device. The token goes into its cookie, never into the Redux store. */
    authLogin: build.mutation<LoggedInUser, RedactedArgs<LoginRequest>>({
      extraOptions: { anonymous: true },
      async queryFn(args, _api, _options, fetchBase) {
        if (!navigator.cookieEnabled) return { error: cookiesRefused() };
        const body = args();
        const { data, error, meta } = await fetchOnce(fetchBase, {
          url: authPaths.login,
          method: 'POST',
          body,
        });
        if (error) return meta ? { error, meta } : { error };
        const response = data as LoginResponse;
        const { user } = response.data;
        startSession({ token: response.token, id: user._id, name: user.name, email: body.email });
        return sessionToken() === response.token ? { data: user } : { error: cookiesRefused() };
      },
    }),
  }),
});

export const { useAuthLoginMutation } = loginApi;

function cookiesRefused(): CallError {
  const { cookiesRefused: message, allowCookies: hint } = AUTH_MESSAGES.login;
  return { status: 'CUSTOM_ERROR', error: 'cookies', data: { message, hint, code: 'forbidden' } };
}
