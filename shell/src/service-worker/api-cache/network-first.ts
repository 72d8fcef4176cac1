import { LIMITS } from '@naija/contracts/domain/limits';
import type { AgentListResponse } from '@naija/contracts/http/agents';
import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import { withTimeout } from '../../browser/with-timeout.ts';
import { cacheableHeaders, isOurs, matchCached, touchCached } from './cached-responses.ts';
import type { CacheKey } from './cache-key.ts';
import { searchOffline } from './offline-search.ts';
import { revalidate, type NetworkResult } from './revalidate.ts';

/** Time for the server before a cached response is used. */
export const NETWORK_TIMEOUT_MS = 4_000;

let silentAt = -Infinity;

/** The server has not responded to a navigation in time. */
export function noteSilence(): void {
  silentAt = Date.now();
}

/** Time for the server; none while the page that asks was itself given up waiting for. */
function networkTimeoutMs(): number {
  return Date.now() - silentAt < NETWORK_TIMEOUT_MS ? 0 : NETWORK_TIMEOUT_MS;
}

/**
 * Responds from the cache after `NETWORK_TIMEOUT_MS`, and a search that is not cached with what the cached agents have for
 * it, once the network fails or is slow; a late network response still updates the cache.
 */
export async function networkFirst(
  request: Request,
  key: CacheKey,
  event: ExtendableEvent,
): Promise<Response> {
  const cached = await matchCached(key);
  const fetched = revalidate(request, key, cached?.clone(), (event as FetchEvent).clientId);
  event.waitUntil(fetched.then((result) => result.cached));
  const timeoutMs = cached ? networkTimeoutMs() : LIMITS.slowAfterMs;
  const result = await withTimeout(timeoutMs, fetched).catch(() => undefined);
  if (result?.isConclusive) return result.response;
  if (!cached) return (await searchCached(request, result)) ?? (await fetched).response;
  event.waitUntil(touchCached(key, cached.clone()));
  return withCacheHeaders(cached, result);
}

/** What the cached agents have for a search that the network has not answered, or not yet. */
async function searchCached(
  request: Request,
  result: NetworkResult | undefined,
): Promise<Response | undefined> {
  if (result && isFromServer(result.response)) return undefined;
  const found = await searchOffline(new URL(request.url));
  if (result || !found) return found;
  // A slow answer is worth more than an empty list.
  const { total } = (await found.clone().json()) as AgentListResponse;
  return total > 0 ? found : undefined;
}

/** Whether the server itself says what is wrong, as that the visitor has to wait; not whether a gateway misses it. */
function isFromServer(response: Response): boolean {
  return isOurs(response) && response.status <= 500;
}

/** The cached response for the page, with the server's current `retry-after`. */
function withCacheHeaders(cached: Response, result: NetworkResult | undefined): Response {
  const headers = cacheableHeaders(cached);
  headers.set(CACHED_AT_HEADER, cached.headers.get(CACHED_AT_HEADER) ?? '');
  const retryAfter = result?.response.headers.get('retry-after');
  if (retryAfter) headers.set('retry-after', retryAfter);
  return new Response(cached.body, { headers });
}
