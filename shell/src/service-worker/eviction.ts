import { dropOldestData } from './data/drop-oldest.ts';

/**
 * Does work that takes room. Where the device is full, the oldest saved data is dropped, a quarter at a time, and the
 * work done again; what visitors typed, saved or have not sent yet is never touched.
 * @param rounds how often data may be dropped; as long as there is any unless told
 * @throws whatever the work throws, at last for lack of room
 */
export async function withEviction<T>(work: () => Promise<T>, rounds = Infinity): Promise<T> {
  for (let left = rounds; ; left -= 1)
    try {
      return await work();
    } catch (error) {
      if (!isFull(error) || left <= 0 || !(await dropOldestData())) throw error;
    }
}

/** True for the error with which browsers say that the device, or the site's share of it, is full. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
