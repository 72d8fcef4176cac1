import { SAVED_AT_HEADER } from '@naija/contracts/http/saved-copy';
import { SHARED_CACHE, SHARED_FOR, SHARED_NAME_HEADER, SHARED_PHOTO } from '@naija/contracts/pwa/share';

/**
 * Takes a photo that was shared with the app out of where the worker left it, as the file that was shared.
 * @returns undefined where none is there, or none that was shared within the hour; never rejects
 */
export async function takeSharedPhoto(): Promise<File | undefined> {
  try {
    const cache = await caches.open(SHARED_CACHE);
    const kept = await cache.match(SHARED_PHOTO);
    await cache.delete(SHARED_PHOTO);
    const since = Date.parse(kept?.headers.get(SAVED_AT_HEADER) ?? '');
    if (!kept || !(Date.now() - since < SHARED_FOR)) return undefined;
    const name = decodeURIComponent(kept.headers.get(SHARED_NAME_HEADER) ?? '') || 'photo';
    return new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' });
  } catch {
    return undefined; // Storage is forbidden here, or there is none.
  }
}
