import {
  operatorPaths,
  type CaseListResponse,
  type CaseResponse,
  type DecisionRequest,
  type OpenCaseRequest,
} from '@naija/contracts/http/operators';
import { sendOnce } from '@naija/ui';
import { operatorApi, TAGS, UNCACHED, pagedOptions, pageParams } from './operator-api.ts';

type CaseFilter = 'open' | 'closed';

/** Tags of the data that a decision may change. */
const DECIDED = [TAGS.cases, TAGS.agents, TAGS.appeals];

const casesApi = operatorApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    adminCases: build.infiniteQuery<CaseListResponse, CaseFilter, string | null>({
      infiniteQueryOptions: pagedOptions,
      query: ({ queryArg: state, pageParam }) => ({
        url: operatorPaths.cases,
        params: pageParams({ state }, pageParam),
        ...UNCACHED,
      }),
      providesTags: [TAGS.cases],
    }),
    adminCase: build.query<CaseResponse, string>({
      query: (id) => ({ url: operatorPaths.case(id), ...UNCACHED }),
      providesTags: [TAGS.cases],
    }),
    adminDecide: build.mutation<CaseResponse, DecisionRequest & { readonly id: string }>({
      queryFn: sendOnce(({ id, ...body }) => ({ url: operatorPaths.decide(id), method: 'POST', body })),
      // Invalidated after an error too, because another operator may have decided.
      invalidatesTags: DECIDED,
    }),
    adminOpenCase: build.mutation<CaseResponse, OpenCaseRequest>({
      queryFn: sendOnce((body) => ({ url: operatorPaths.cases, method: 'POST', body })),
      invalidatesTags: [TAGS.cases],
    }),
  }),
});

export const {
  useAdminCasesInfiniteQuery,
  useAdminCaseQuery,
  useAdminDecideMutation,
  useAdminOpenCaseMutation,
} = casesApi;
