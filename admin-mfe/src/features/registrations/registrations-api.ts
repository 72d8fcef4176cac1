import {
  operatorPaths,
  type RegistrationDecisionRequest,
  type RegistrationListResponse,
} from '@naija/contracts/http/operators';
import { sendOnce } from '@naija/ui';
import { operatorApi, TAGS, UNCACHED, pagedOptions, pageParams } from '../../shared/operator-api.ts';
export type RegistrationFilter = 'pending' | 'decided';

const registrationsApi = operatorApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    adminRegistrations: build.infiniteQuery<RegistrationListResponse, RegistrationFilter, string | null>({
      infiniteQueryOptions: pagedOptions,
      query: ({ queryArg: state, pageParam }) => ({
        url: operatorPaths.registrations,
        params: pageParams({ state }, pageParam),
        ...UNCACHED,
      }),
      providesTags: [TAGS.registrations],
    }),
    adminDecideRegistration: build.mutation<unknown, RegistrationDecisionRequest & { readonly id: string }>({
      queryFn: sendOnce(({ id, ...body }) => ({ url: operatorPaths.registration(id), method: 'POST', body })),
      // Invalidated after an error too, because the agent may have changed the number. The queue counts pending registrations.
      invalidatesTags: [TAGS.registrations, TAGS.cases],
    }),
  }),
});

export const { useAdminRegistrationsInfiniteQuery, useAdminDecideRegistrationMutation } = registrationsApi;
