import { notificationPaths, type UnsubscribeResponse } from '@naija/contracts/http/notifications';
import { baseApi, type RedactedArgs } from '@naija/runtime';

const unsubscribeApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Switches off mail of the kind that the token came with. */
    authUnsubscribe: build.mutation<UnsubscribeResponse, RedactedArgs<string>>({
      extraOptions: { anonymous: true },
      query: (args) => ({ url: notificationPaths.unsubscribe, method: 'POST', body: { token: args() } }),
    }),
  }),
});

export const { useAuthUnsubscribeMutation } = unsubscribeApi;
