import { dropOldestData } from '../data/drop-oldest.ts';

/**
 * Keeps a file. Code comes before saved data: where the phone is full the oldest of that makes room.
 * @throws DOMException where there is no room even so
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
