import { operatorPaths, type OperatorResponse } from '@naija/contracts/http/operators';
import { baseApi } from '@naija/runtime';

interface PageOfList {
  readonly nextCursor: string | null;
}

/** Options of the infinite query of a list with cursors. */
export const pagedOptions = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: PageOfList) => nextCursor ?? undefined,
};

/** The query of one page; values that are undefined are left out. */
export function pageParams(filters: Readonly<Record<string, string | undefined>>, cursor: string | null) {
  return { ...filters, cursor: cursor ?? undefined };
}

/** Tags of what operators' decisions change. */
export const TAGS = {
  me: 'AdminMe',
  cases: 'AdminCases',
  appeals: 'AdminAppeals',
  registrations: 'AdminRegistrations',
  agents: 'AdminAgents',
} as const;

/** What an operator sees is never stored: not by the worker, since it carries a token, nor by the HTTP cache. */
export const UNCACHED = { cache: 'no-store' } as const;

export const operatorApi = baseApi.enhanceEndpoints({ addTagTypes: Object.values(TAGS) });

const meApi = operatorApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Whether the account of this session is an operator's (otherwise 404), and how far its second factor is. */
    adminMe: build.query<OperatorResponse, undefined>({
      query: () => ({ url: operatorPaths.me, ...UNCACHED }),
      providesTags: [TAGS.me],
    }),
  }),
});

export const { useAdminMeQuery } = meApi;

/** Action that asks again how far the second factor is. */
export const invalidateMe = () => meApi.util.invalidateTags([TAGS.me]);
