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
import { updateConnectivity, readRetryAfter } from './network.ts';
import { withRequestId, type CallError } from './request-id.ts';
// The one place that decides how fresh is fresh; what the worker has cached is revalidated whenever there is a network.

/** A response this recent is not requested again when its page is opened or looked at. */
export const STALE_AFTER_S = 5 * 60;

/** How long unused responses stay in memory: enough to read a profile, call, and come back to the list. */
const UNUSED_RETENTION_S = 15 * 60;

/** Effects never run on a server: a render begins its calls itself there, and is repeated with their answers. */
const IS_SERVER = typeof document === 'undefined';

const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: IS_SERVER }),
);

/** The `extra` of the store's thunks. */
export interface ApiContext {
  /** Whose API is called, where no page says so. */
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
    // The HTTP cache may hold what a captive portal has answered.
    cache: 'no-cache',
    prepareHeaders(headers) {
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    },
  })(args, api, {});
  const headers = meta?.response?.headers;
  if (!IS_SERVER) {
    readRetryAfter(headers);
    updateConnectivity(error, headers);
  }
  if (!error) return { data: withCacheStatus(data, headers), meta: { sessionRefused: false } };
  // Not the session of somebody who has logged in while the request was under way.
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
