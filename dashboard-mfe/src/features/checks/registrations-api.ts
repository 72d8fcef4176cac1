import { registrationPaths, type RegistrationsResponse } from '@naija/contracts/http/registrations';
import { baseApi } from '@naija/runtime';
import { keptQuery } from '../../api/kept-responses.ts';

const REGISTRATIONS_TAG = 'DashboardRegistrations';

const registrationsApi = baseApi.enhanceEndpoints({ addTagTypes: [REGISTRATIONS_TAG] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** The agent's numbers in public registers; they are entered through the outbox. */
    dashboardRegistrations: build.query<RegistrationsResponse, undefined>({
      queryFn: keptQuery(() => ({ url: registrationPaths.own, cache: 'no-store' })),
      providesTags: [REGISTRATIONS_TAG],
    }),
  }),
});

/** Action that loads the entered numbers, unless they are there already. */
export const loadRegistrations = () =>
  registrationsApi.endpoints.dashboardRegistrations.initiate(undefined, { subscribe: false });

export const { useDashboardRegistrationsQuery } = registrationsApi;
