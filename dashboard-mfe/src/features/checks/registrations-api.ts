import {
  registrationPaths,
  type OwnRegistration,
  type RegistrationsResponse,
} from '@naija/contracts/http/registrations';
import { baseApi } from '@naija/runtime';
import { REGISTRATIONS_TAG } from '../../api/cache-tags.ts';

const registrationsApi = baseApi.enhanceEndpoints({ addTagTypes: [REGISTRATIONS_TAG] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** The agent's numbers in public registers; they are entered through the outbox. */
    dashboardRegistrations: build.query<readonly OwnRegistration[], undefined>({
      query: () => ({ url: registrationPaths.own, cache: 'no-store' }),
      transformResponse: ({ registrations }: RegistrationsResponse) => registrations,
      providesTags: [REGISTRATIONS_TAG],
    }),
  }),
});

export const { useDashboardRegistrationsQuery } = registrationsApi;
