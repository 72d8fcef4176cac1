import { SAVED_AT_HEADER } from '@naija/contracts/http/saved-copy';
import { SHARED_CACHE, SHARED_FOR, SHARED_PHOTOS } from '@naija/contracts/pwa/share';

/** Removes shared photos that nobody has decided about in time. Never rejects. */
export async function forgetOldPhotos(): Promise<void> {
  try {
    if (!(await caches.has(SHARED_CACHE))) return;
    const cache = await caches.open(SHARED_CACHE);
    for (const address of SHARED_PHOTOS) {
      const kept = await cache.match(address);
      if (kept && isOld(kept)) await cache.delete(address);
    }
  } catch {
    // The storage cannot be read just now; the page does not take an old photo either.
  }
}

function isOld({ headers }: Response): boolean {
  return !(Date.now() - Date.parse(headers.get(SAVED_AT_HEADER) ?? '') < SHARED_FOR);
}
