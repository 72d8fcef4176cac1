import { operatorPaths, type AuditResponse } from '@naija/contracts/http/operators';
import { operatorApi, TAGS, UNCACHED } from '../../api/operator-api.ts';
import { pagedOptions, pageParams } from '../../lists/paged.ts';

const auditApi = operatorApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** All entries, or those about one subject. */
    adminAudit: build.infiniteQuery<AuditResponse, string, string | null>({
      infiniteQueryOptions: pagedOptions,
      query: ({ queryArg: subject, pageParam }) => ({
        url: operatorPaths.audit,
        params: pageParams({ subject: subject === '' ? undefined : subject }, pageParam),
        ...UNCACHED,
      }),
      providesTags: [TAGS.cases, TAGS.agents, TAGS.appeals],
    }),
  }),
});

export const { useAdminAuditInfiniteQuery } = auditApi;
