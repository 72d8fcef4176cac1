import { PAGES_CACHE } from '@naija/contracts/pwa/worker-messages';

/**
 * Number of entries kept in each cache. Eviction runs when a cache holds a fifth more. An entry of `agents` is one
 * agent with record and comments, of `lists` one state with all pages, of `photos` one photo in all sizes, of `pages`
 * the HTML of one page.
 */
export const CACHE_LIMITS = {
  agents: 50,
  lists: 15,
  searches: 20,
  photos: 200,
  others: 50,
  pages: 30,
} as const;
export type CacheKind = keyof typeof CACHE_LIMITS;
export const CACHE_KINDS = Object.keys(CACHE_LIMITS) as CacheKind[];

export const MAX_AGE_DAYS = 30;

/** Header of cached responses: time when a visitor last viewed it, in milliseconds since 1970. */
export const VIEWED_AT_HEADER = 'x-viewed-at';

export function cacheName(kind: CacheKind): string {
  return kind === 'pages' ? PAGES_CACHE : `naija-data-${kind}`;
}
