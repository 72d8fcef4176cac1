import { dropOldestData } from './drop-oldest.ts';

/**
 * Puts a copy into a cache. Where the phone is full, the oldest copies make room. A copy that cannot be kept even so,
 * or whose body breaks off, is none: nothing depends on it.
 */
export async function putWithRoom(name: string, key: string, copy: Response): Promise<void> {
  const cache = await caches.open(name);
  const again = copy.clone();
  try {
    await cache.put(key, copy);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    if (isFull && (await dropOldestData())) await cache.put(key, again).catch(() => undefined);
  }
}
