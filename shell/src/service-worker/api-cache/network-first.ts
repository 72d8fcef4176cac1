import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import { withTimeout } from '../../with-timeout.ts';
import { cacheableHeaders, matchCached, touchCached } from './cached-responses.ts';
import type { CacheKey } from './cache-key.ts';
import { searchOffline } from './offline-search.ts';
import { revalidate, type NetworkResult } from './revalidate.ts';

const NETWORK_TIMEOUT_MS = 4_000;

/** Responds from the cache after `NETWORK_TIMEOUT_MS`; a late network response still updates it. */
export async function networkFirst(
  request: Request,
  key: CacheKey,
  event: ExtendableEvent,
): Promise<Response> {
  const cached = await matchCached(key);
  const fetched = revalidate(request, key, cached?.clone());
  event.waitUntil(fetched.then((result) => result.cached));
  const result = await (cached ? withTimeout(NETWORK_TIMEOUT_MS, fetched).catch(() => undefined) : fetched);
  if (result?.isConclusive) return result.response;
  if (!cached)
    return (isUnreachable(result) && (await searchOffline(new URL(request.url)))) || failure(result);
  event.waitUntil(touchCached(key, cached.clone()));
  return withCacheHeaders(cached, result);
}

function isUnreachable(result: NetworkResult | undefined): boolean {
  return result?.response.type === 'error';
}

function failure(result: NetworkResult | undefined): Response {
  return result?.response ?? Response.error();
}

/** The cached response for the page, with the server's current `retry-after`. */
function withCacheHeaders(cached: Response, result: NetworkResult | undefined): Response {
  const headers = cacheableHeaders(cached);
  headers.set(CACHED_AT_HEADER, cached.headers.get(CACHED_AT_HEADER) ?? '');
  const retryAfter = result?.response.headers.get('retry-after');
  if (retryAfter) headers.set('retry-after', retryAfter);
  return new Response(cached.body, { headers });
}
