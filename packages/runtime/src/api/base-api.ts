import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { LIMITS } from '@naija/contracts/domain/limits';
import { sessionToken } from '../session/cookies.ts';
import { FRESH_SECONDS, HELD_SECONDS } from './freshness.ts';
import { noteLine } from './note-line.ts';
import { heedRetryAfter } from './retry-after.ts';
import { withOrigin } from './saved-copy.ts';

/** How an endpoint's calls are made (`extraOptions`). */
export interface CallOptions {
  /** Sent without the session, whoever is logged in; of what is public, a copy may be saved on the phone. */
  readonly anonymous?: boolean;
}

/** What is noted of a call beside its result. Requests and their headers are not: they would be in every action. */
export interface CallMeta {
  /** The server did not accept the session that the call was made with. */
  readonly sessionRefused: boolean;
}

type Call = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, CallOptions | undefined, CallMeta>;

const baseQuery: Call = async (args, api, options) => {
  const token = options?.anonymous ? undefined : sessionToken();
  const { data, error, meta } = await fetchBaseQuery({
    baseUrl: globalThis.location.origin,
    timeout: LIMITS.requestTimeoutMs,
    prepareHeaders(headers) {
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    },
  })(args, api, {});
  const headers = meta?.response?.headers;
  heedRetryAfter(headers);
  noteLine(error, headers);
  if (!error) return { data: withOrigin(data, headers), meta: { sessionRefused: false } };
  // Somebody may have logged in while the call was under way: the newer session is none of its business.
  const current = !options?.anonymous && token === sessionToken();
  return { error, meta: { sessionRefused: error.status === 401 && current } };
};

/** The one cache of calls in the page. Features inject their endpoints, named after their remote. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: HELD_SECONDS,
  refetchOnMountOrArgChange: FRESH_SECONDS,
  endpoints: () => ({}),
});
