import type { MessageResponse } from '@naija/contracts/http/auth';
import { phonePaths, type PhoneCodeRequest, type PhoneResponse } from '@naija/contracts/http/phone';
import { registrationPaths, type RegistrationsResponse } from '@naija/contracts/http/registrations';
import { baseApi, type RedactedArgs } from '@naija/runtime';
import { sendOnce } from '@naija/ui';
import { OWN_RECORD_TAG } from '../../api/agent-api.ts';
import { keptQuery } from '../../api/kept-responses.ts';

const REGISTRATIONS_TAG = 'DashboardRegistrations';

const registrationsApi = baseApi.enhanceEndpoints({ addTagTypes: [REGISTRATIONS_TAG] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** The agent's numbers in public registers. Changes go through the outbox. */
    dashboardRegistrations: build.query<RegistrationsResponse, undefined>({
      queryFn: keptQuery(() => ({ url: registrationPaths.own, cache: 'no-store' })),
      providesTags: [REGISTRATIONS_TAG],
    }),
  }),
});

/** Action that loads the entered numbers, unless they are cached. */
export const loadRegistrations = () =>
  registrationsApi.endpoints.dashboardRegistrations.initiate(undefined, { subscribe: false });

export const { useDashboardRegistrationsQuery } = registrationsApi;

const PHONE_TAG = 'DashboardPhone';

const phoneApi = baseApi.enhanceEndpoints({ addTagTypes: [OWN_RECORD_TAG, PHONE_TAG] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** The state of the number's confirmation. The number is the argument, so that a new one causes a new request. */
    dashboardPhone: build.query<PhoneResponse, string>({
      queryFn: keptQuery(() => ({ url: phonePaths.own, cache: 'no-store' })),
      providesTags: [PHONE_TAG],
    }),
    dashboardAskPhoneCode: build.mutation<MessageResponse, undefined>({
      queryFn: sendOnce(() => ({ url: phonePaths.code, method: 'POST' })),
      // Invalidated after an error too, because the number may be confirmed already.
      invalidatesTags: [PHONE_TAG],
    }),
    dashboardConfirmPhone: build.mutation<MessageResponse, RedactedArgs<PhoneCodeRequest>>({
      query: (args) => ({ url: phonePaths.confirm, method: 'POST', body: args() }),
      // A wrong code invalidates nothing, so that the form stays as it is.
      invalidatesTags: (result) => (result ? [PHONE_TAG, OWN_RECORD_TAG] : []),
    }),
  }),
});

/** Action that loads the state of the confirmation, unless it is cached. @param phone the number of the record */
export const loadPhone = (phone: string) =>
  phoneApi.endpoints.dashboardPhone.initiate(phone, { subscribe: false });

export const { useDashboardPhoneQuery, useDashboardAskPhoneCodeMutation, useDashboardConfirmPhoneMutation } =
  phoneApi;
