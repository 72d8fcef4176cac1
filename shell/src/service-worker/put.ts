import { withEviction } from './eviction.ts';

/**
 * Puts a file or a copy into a cache. Where the phone is full, the oldest saved data makes room.
 * @throws Error where there is no room even so, or the body breaks off
 */
export async function put(cache: Cache, url: string, file: Response): Promise<void> {
  await withEviction(() => cache.put(url, file.clone()), 1);
}
