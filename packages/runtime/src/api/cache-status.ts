import {
  CACHED_AT_HEADER,
  CACHE_ONLY_HEADER,
  type CachedResponse,
} from '@naija/contracts/http/cached-response';

/**
 * Adds the cache status to the data itself, because RTK Query treats a cached and a new response with equal data as the
 * same.
 */
export function withCacheStatus(data: unknown, headers: Headers | undefined): unknown {
  const savedAt = headers?.get(CACHED_AT_HEADER);
  if (!savedAt || typeof data !== 'object' || data === null) return data;
  const status: CachedResponse = headers?.has(CACHE_ONLY_HEADER) ? { savedAt, savedOnly: true } : { savedAt };
  return { ...data, ...status };
}

/**
 * The cache status of data, or of the oldest cached page of a list; empty for data that has just come from the server.
 */
export function cacheStatusOf(data: unknown): CachedResponse {
  return pagesOf(data)
    .filter(({ savedAt }) => savedAt !== undefined)
    .reduce((oldest, page) => (isOlder(page, oldest) ? page : oldest), {});
}

function pagesOf(data: unknown): readonly CachedResponse[] {
  if (typeof data !== 'object' || data === null) return [];
  return 'pages' in data && Array.isArray(data.pages) ? (data.pages as CachedResponse[]) : [data];
}

function isOlder({ savedAt = '' }: CachedResponse, { savedAt: oldest }: CachedResponse): boolean {
  return oldest === undefined || savedAt < oldest;
}
