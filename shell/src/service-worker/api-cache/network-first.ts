import { LIMITS } from '@naija/contracts/domain/limits';
import type { AgentListResponse } from '@naija/contracts/http/agents';
import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import { withTimeout } from '../../browser/with-timeout.ts';
import { patienceWithinPageMs } from './patience.ts';
import { cacheableHeaders, isOurs, matchCached, touchCached } from './cached-responses.ts';
import type { CacheKey } from './cache-key.ts';
import { searchOffline } from './offline-search.ts';
import { revalidate, type NetworkResult } from './revalidate.ts';

/**
 * Responds from the cache if the network fails or takes too long. A search that is not cached is then answered from the
 * cached agents. A late network response still updates the cache.
 */
export async function networkFirst(
  request: Request,
  key: CacheKey,
  event: ExtendableEvent,
): Promise<Response> {
  const cached = await matchCached(key);
  const fetched = revalidate(request, key, cached?.clone(), (event as FetchEvent).clientId);
  event.waitUntil(fetched.then((result) => result.cached));
  const timeoutMs = cached ? await patienceWithinPageMs() : LIMITS.slowAfterMs;
  const result = await withTimeout(timeoutMs, fetched).catch(() => undefined);
  if (result?.isConclusive) return result.response;
  if (!cached) return (await searchCached(request, result)) ?? (await fetched).response;
  event.waitUntil(touchCached(key, cached.clone()));
  return withCacheHeaders(cached, result);
}

/** Searches the cached agents if the network has not answered, or not yet. */
async function searchCached(
  request: Request,
  result: NetworkResult | undefined,
): Promise<Response | undefined> {
  if (result && isFromServer(result.response)) return undefined;
  const found = await searchOffline(new URL(request.url));
  if (result || !found) return found;
  // A slow response is worth more than an empty list.
  const { total } = (await found.clone().json()) as AgentListResponse;
  return total > 0 ? found : undefined;
}

/**
 * True if the server itself refused the request, for example with a rate limit, rather than a gateway that cannot reach
 * it.
 */
function isFromServer(response: Response): boolean {
  return isOurs(response) && response.status <= 500;
}

function withCacheHeaders(cached: Response, result: NetworkResult | undefined): Response {
  const headers = cacheableHeaders(cached);
  headers.set(CACHED_AT_HEADER, cached.headers.get(CACHED_AT_HEADER) ?? '');
  const retryAfter = result?.response.headers.get('retry-after');
  if (retryAfter) headers.set('retry-after', retryAfter);
  return new Response(cached.body, { headers });
}
