import { evictOldest } from './evict.ts';
import { putState } from '../state.ts';

/**
 * Retries a write on a full device after evicting API data, at most `maxEvictions` times. Never evicts drafts or
 * favourites.
 */
export async function withEviction<T>(write: () => Promise<T>, maxEvictions = Infinity): Promise<T> {
  for (let left = maxEvictions; ; left -= 1)
    try {
      return await write();
    } catch (error) {
      if (!isQuotaExceeded(error) || left <= 0 || !(await evictOldest())) throw error;
    }
}

export async function putWithEviction(cache: Cache, url: string, response: Response): Promise<void> {
  await withEviction(() => cache.put(url, response.clone()), 1);
}

export function isQuotaExceeded(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Writes atomically, and evicts cached data on a full device. @throws DOMException if that frees too little */
export async function writeState(key: string, value: unknown): Promise<void> {
  await withEviction(() => putState(key, value));
}
