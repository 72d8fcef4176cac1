import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import {
  SHARED_PHOTOS_CACHE,
  SHARED_PHOTO_LIFETIME_MS,
  SHARED_PHOTO_PATHS,
} from '@naija/contracts/pwa/share-target';

/** Removes shared photos that nobody has decided about in time. Never rejects. */
export async function forgetOldPhotos(): Promise<void> {
  try {
    if (!(await caches.has(SHARED_PHOTOS_CACHE))) return;
    const cache = await caches.open(SHARED_PHOTOS_CACHE);
    for (const address of SHARED_PHOTO_PATHS) {
      const kept = await cache.match(address);
      if (kept && isOld(kept)) await cache.delete(address);
    }
  } catch {
    // The storage cannot be read just now; the page does not take an old photo either.
  }
}

function isOld({ headers }: Response): boolean {
  return !(Date.now() - Date.parse(headers.get(CACHED_AT_HEADER) ?? '') < SHARED_PHOTO_LIFETIME_MS);
}
