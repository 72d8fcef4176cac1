import { SHARED_PHOTOS_CACHE } from '@naija/contracts/pwa/share-target';

/** Removes a photo that was shared with the app and that nobody has fetched. Never rejects. */
export async function forgetShared(): Promise<void> {
  try {
    await caches.delete(SHARED_PHOTOS_CACHE);
  } catch {
    // No worker could keep one here either.
  }
}
