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
import { STALE_AFTER_S, UNUSED_RETENTION_S } from './cache-times.ts';
import { withCacheStatus } from './cache-status.ts';
import { updateConnectivity } from './network.ts';
import { withRequestId, type CallError } from './request-id.ts';
import { readRetryAfter } from './retry-after.ts';

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
