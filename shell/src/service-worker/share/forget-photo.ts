import { SAVED_AT_HEADER } from '@naija/contracts/http/saved-copy';
import { SHARED_CACHE, SHARED_FOR, SHARED_PHOTO } from '@naija/contracts/pwa/share';

/** Removes a shared photo that nobody has fetched in time. Never rejects. */
export async function forgetOldPhoto(): Promise<void> {
  try {
    const kept = await caches.match(SHARED_PHOTO, { cacheName: SHARED_CACHE });
    const since = Date.parse(kept?.headers.get(SAVED_AT_HEADER) ?? '');
    if (kept && !(Date.now() - since < SHARED_FOR)) await caches.delete(SHARED_CACHE);
  } catch {
    // The storage cannot be read just now; the page does not take an old photo either.
  }
}
