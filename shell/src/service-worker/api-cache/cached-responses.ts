import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import { SITE_HEADER } from '@naija/contracts/http/paths';
import { cacheName, VIEWED_AT_HEADER } from './cache-config.ts';
import type { CacheKey } from './cache-key.ts';
import { evictSurplus } from './evict.ts';
import { putWithEviction } from './put-with-eviction.ts';

const CACHED_HEADERS = ['content-type', 'etag'];

/** True if our server sent a response, rather than a captive portal or CDN, whatever its status is. */
export function isOurs({ headers }: Response): boolean {
  return headers.has(SITE_HEADER);
}

export async function matchCached({ kind, path }: CacheKey): Promise<Response | undefined> {
  return (await caches.open(cacheName(kind))).match(path);
}

export async function cacheResponse(key: CacheKey, response: Response): Promise<void> {
  await write(key, response, new Date().toISOString());
  await evictSurplus(key.kind);
}

export async function touchCached(key: CacheKey, cached: Response): Promise<void> {
  await write(key, cached, cached.headers.get(CACHED_AT_HEADER) ?? '');
}

export async function deleteCached({ kind, path }: CacheKey): Promise<void> {
  await (await caches.open(cacheName(kind))).delete(path);
}

export function cacheableHeaders({ headers }: Response): Headers {
  const pairs = CACHED_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Headers(pairs);
}

/** Rebuilds the response, because the browser would otherwise store its internal state as well. Ignores failures. */
async function write({ kind, path }: CacheKey, response: Response, savedAt: string): Promise<void> {
  const headers = cacheableHeaders(response);
  headers.set(CACHED_AT_HEADER, savedAt);
  headers.set(VIEWED_AT_HEADER, String(Date.now()));
  const cached = new Response(response.body, { headers });
  await putWithEviction(await caches.open(cacheName(kind)), path, cached).catch(() => undefined);
}
