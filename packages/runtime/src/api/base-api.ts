import {
  buildCreateApi,
  coreModule,
  fetchBaseQuery,
  reactHooksModule,
  type BaseQueryFn,
  type FetchArgs,
} from '@reduxjs/toolkit/query/react';
import { REQUEST_TIMEOUT_MS } from '@naija/contracts/domain/first-limits';
import { sessionToken } from '../session/cookies.ts';
import { withCacheStatus } from './cache-status.ts';
import { updateConnectivity, recordRetryAfter } from './network.ts';
import { withRequestId, type CallError } from './request-id.ts';
// The only freshness limits. Responses from the worker's cache are revalidated whenever a network is available.

/** Age in seconds up to which a response is not requested again when its page is opened or shown. */
export const STALE_AFTER_S = 5 * 60;

/** Seconds that unused responses stay in memory: enough to read a profile, call, and return to the list. */
const UNUSED_RETENTION_S = 15 * 60;

/** Effects never run on a server, so a render starts its calls itself there and is repeated with their responses. */
const IS_SERVER = typeof document === 'undefined';

const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: IS_SERVER }),
);

/** The `extra` of the store's thunks. */
export interface ApiContext {
  /** Origin of the API; the origin of the page by default. */
  readonly origin?: string;
}

export interface CallOptions {
  /** Sends no session, even when logged in. Only such responses may be cached on the device. */
  readonly anonymous?: boolean;
}

/** The `meta` of a call: without request and headers, which would put the token into every action. */
export interface CallMeta {
  /** The server rejected the session that the request was sent with. */
  readonly sessionRefused: boolean;
}

type BaseQuery = BaseQueryFn<string | FetchArgs, unknown, CallError, CallOptions | undefined, CallMeta>;

const baseQuery: BaseQuery = async (args, api, options) => {
  const token = options?.anonymous ? undefined : sessionToken();
  const { data, error, meta } = await fetchBaseQuery({
    baseUrl: (api.extra as ApiContext).origin ?? globalThis.location.origin,
    timeout: REQUEST_TIMEOUT_MS,
    // The HTTP cache may hold the response of a captive portal.
    cache: 'no-cache',
    prepareHeaders(headers) {
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    },
  })(args, api, {});
  const headers = meta?.response?.headers;
  if (!IS_SERVER) {
    recordRetryAfter(headers);
    updateConnectivity(error, headers);
  }
  if (!error) return { data: withCacheStatus(data, headers), meta: { sessionRefused: false } };
  // A login during the request starts another session, which this response does not concern.
  const isCurrent = !options?.anonymous && token === sessionToken();
  return {
    error: withRequestId(error, meta?.response),
    meta: { sessionRefused: error.status === 401 && isCurrent },
  };
};

/** The page's one RTK Query API. Features inject their endpoints, named with their remote's prefix. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: UNUSED_RETENTION_S,
  refetchOnMountOrArgChange: STALE_AFTER_S,
  endpoints: () => ({}),
});

/**
 * Mutation arguments behind a function. RTK Query puts arguments into its actions, which dev tools and middleware
 * see; a function hides passwords and tokens from them.
 */
export type RedactedArgs<Values> = () => Values;

/** The trigger that a mutation hook returns. */
export type MutationTrigger<Values, Result> = (values: RedactedArgs<Values>) => {
  unwrap: () => Promise<Result>;
};
