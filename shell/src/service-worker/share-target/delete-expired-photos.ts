import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import {
  SHARED_PHOTOS_CACHE,
  SHARED_PHOTO_LIFETIME_MS,
  SHARED_PHOTO_PATHS,
} from '@naija/contracts/pwa/share-target';

export async function deleteExpiredPhotos(): Promise<void> {
  try {
    if (!(await caches.has(SHARED_PHOTOS_CACHE))) return;
    const cache = await caches.open(SHARED_PHOTOS_CACHE);
    for (const address of SHARED_PHOTO_PATHS) {
      const photo = await cache.match(address);
      if (photo && isExpired(photo)) await cache.delete(address);
    }
  } catch {
    // The cache cannot be read just now; pages ignore expired photos as well.
  }
}

function isExpired({ headers }: Response): boolean {
  return !(Date.now() - Date.parse(headers.get(CACHED_AT_HEADER) ?? '') < SHARED_PHOTO_LIFETIME_MS);
}
