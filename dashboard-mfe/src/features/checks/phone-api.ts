import type { MessageResponse } from '@naija/contracts/http/auth';
import { phonePaths, type PhoneCodeRequest, type PhoneResponse } from '@naija/contracts/http/phone';
import { baseApi, type RedactedArgs } from '@naija/runtime';
import { sendOnce } from '@naija/ui';
import { keptQuery } from '../../api/kept-responses.ts';
import { OWN_RECORD_TAG } from '../../api/agent-api.ts';

const PHONE_TAG = 'DashboardPhone';

const phoneApi = baseApi.enhanceEndpoints({ addTagTypes: [OWN_RECORD_TAG, PHONE_TAG] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** How far the agent's number is confirmed; by the number, so that another one is asked about anew. */
    dashboardPhone: build.query<PhoneResponse, string>({
      queryFn: keptQuery(() => ({ url: phonePaths.own, cache: 'no-store' })),
      providesTags: [PHONE_TAG],
    }),
    dashboardAskPhoneCode: build.mutation<MessageResponse, undefined>({
      queryFn: sendOnce(() => ({ url: phonePaths.code, method: 'POST' })),
      // Also after an error: the number may be confirmed already, or the response was lost.
      invalidatesTags: [PHONE_TAG],
    }),
    dashboardConfirmPhone: build.mutation<MessageResponse, RedactedArgs<PhoneCodeRequest>>({
      query: (args) => ({ url: phonePaths.confirm, method: 'POST', body: args() }),
      // Not after a wrong code: the form stays as it is.
      invalidatesTags: (result) => (result ? [PHONE_TAG, OWN_RECORD_TAG] : []),
    }),
  }),
});

/** Action that loads whether the number is confirmed, unless that is there already. @param phone the number of the record */
export const loadPhone = (phone: string) =>
  phoneApi.endpoints.dashboardPhone.initiate(phone, { subscribe: false });

export const { useDashboardPhoneQuery, useDashboardAskPhoneCodeMutation, useDashboardConfirmPhoneMutation } =
  phoneApi;
