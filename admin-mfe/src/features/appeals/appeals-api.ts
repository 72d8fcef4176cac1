import {
  operatorPaths,
  type AppealAnswerRequest,
  type AppealListResponse,
} from '@naija/contracts/http/operators';
import { sendOnce } from '@naija/ui';
import { operatorApi, TAGS, UNCACHED, pagedOptions, pageParams } from '../../shared/operator-api.ts';
export type AppealFilter = 'open' | 'answered';

const appealsApi = operatorApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    adminAppeals: build.infiniteQuery<AppealListResponse, AppealFilter, string | null>({
      infiniteQueryOptions: pagedOptions,
      query: ({ queryArg: state, pageParam }) => ({
        url: operatorPaths.appeals,
        params: pageParams({ state }, pageParam),
        ...UNCACHED,
      }),
      providesTags: [TAGS.appeals],
    }),
    adminAnswerAppeal: build.mutation<unknown, AppealAnswerRequest & { readonly id: string }>({
      queryFn: sendOnce(({ id, ...body }) => ({ url: operatorPaths.appeal(id), method: 'POST', body })),
      // Invalidated after an error too, because another operator may have answered. A granted appeal changes cases and agents.
      invalidatesTags: [TAGS.appeals, TAGS.cases, TAGS.agents],
    }),
  }),
});

export const { useAdminAppealsInfiniteQuery, useAdminAnswerAppealMutation } = appealsApi;
