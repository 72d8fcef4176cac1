import {
  CACHED_AT_HEADER,
  CACHE_ONLY_HEADER,
  type CachedResponse,
} from '@naija/contracts/http/cached-response';

/**
 * An answer together with what its headers say of a saved copy. It is part of the data, so that it comes and goes
 * with it: the cache takes an old and a new answer of the same content for one.
 */
export function withOrigin(data: unknown, headers: Headers | undefined): unknown {
  const savedAt = headers?.get(CACHED_AT_HEADER);
  if (!savedAt || typeof data !== 'object' || data === null) return data;
  const origin: CachedResponse = headers?.has(CACHE_ONLY_HEADER) ? { savedAt, savedOnly: true } : { savedAt };
  return { ...data, ...origin };
}

/** What is to be said of answers, or of the pages of a list: that of the oldest saved copy among them, if there is one. */
export function originOf(data: unknown): CachedResponse {
  return partsOf(data)
    .filter(({ savedAt }) => savedAt !== undefined)
    .reduce((oldest, part) => (isOlder(part, oldest) ? part : oldest), {});
}

function partsOf(data: unknown): readonly CachedResponse[] {
  if (typeof data !== 'object' || data === null) return [];
  return 'pages' in data && Array.isArray(data.pages) ? (data.pages as CachedResponse[]) : [data];
}

function isOlder({ savedAt = '' }: CachedResponse, { savedAt: oldest }: CachedResponse): boolean {
  return oldest === undefined || savedAt < oldest;
}
