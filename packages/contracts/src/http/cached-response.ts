/** When the server sent a cached response (ISO 8601, UTC). Set by the service worker only. */
export const CACHED_AT_HEADER = 'x-saved-at';

/** Marks a list that the service worker made of the cached responses on this device. */
export const CACHE_ONLY_HEADER = 'x-saved-only';

/** Values of these headers; `savedAt` is that of the oldest part. */
export interface CachedResponse {
  readonly savedAt?: string;
  readonly savedOnly?: boolean;
}
