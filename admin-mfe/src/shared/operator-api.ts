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

/** Query parameters of one page. The client omits undefined values. */
export function pageParams(filters: Readonly<Record<string, string | undefined>>, cursor: string | null) {
  return { ...filters, cursor: cursor ?? undefined };
}

/** Cache tags of the data that operators' decisions change. */
export const TAGS = {
  me: 'AdminMe',
  cases: 'AdminCases',
  appeals: 'AdminAppeals',
  registrations: 'AdminRegistrations',
  agents: 'AdminAgents',
} as const;

/** Operators' data is never stored: the service worker skips requests with a token, and this option the HTTP cache. */
export const UNCACHED = { cache: 'no-store' } as const;

export const operatorApi = baseApi.enhanceEndpoints({ addTagTypes: Object.values(TAGS) });

const meApi = operatorApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** The state of the operator's second factor; 404 for accounts without the role. */
    adminMe: build.query<OperatorResponse, undefined>({
      query: () => ({ url: operatorPaths.me, ...UNCACHED }),
      providesTags: [TAGS.me],
    }),
  }),
});

export const { useAdminMeQuery } = meApi;

/** Action that reloads the state of the second factor. */
export const invalidateMe = () => meApi.util.invalidateTags([TAGS.me]);
