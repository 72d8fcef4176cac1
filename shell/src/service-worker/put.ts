import { dropOldestData } from './data/drop-oldest.ts';

/**
 * Puts a file or a copy into a cache. Where the phone is full, the oldest saved data makes room.
 * @throws Error where there is no room even so, or the body breaks off
 */
export async function put(cache: Cache, url: string, file: Response): Promise<void> {
  try {
    await cache.put(url, file.clone());
  } catch (error) {
    if (!isFull(error) || !(await dropOldestData())) throw error;
    await cache.put(url, file);
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
