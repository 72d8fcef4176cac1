import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import {
  SHARED_PHOTOS_CACHE,
  SHARED_PHOTO_LIFETIME_MS,
  SHARED_FILE_NAME_HEADER,
  SHARED_PHOTO_PATHS,
} from '@naija/contracts/pwa/share-target';

/** A photo that was shared with the app, and is stored on this device only. */
export interface SharedPhoto {
  readonly file: File;
  readonly url: string;
}

/**
 * The first stored photo; deletes those that are older than `SHARED_PHOTO_LIFETIME_MS`.
 * @returns undefined if there is none; never rejects
 */
export async function nextSharedPhoto(): Promise<SharedPhoto | undefined> {
  try {
    const cache = await caches.open(SHARED_PHOTOS_CACHE);
    for (const url of SHARED_PHOTO_PATHS) {
      const response = await cache.match(url);
      if (!response) continue;
      const storedAt = Date.parse(response.headers.get(CACHED_AT_HEADER) ?? '');
      if (Date.now() - storedAt < SHARED_PHOTO_LIFETIME_MS) return { url, file: await toFile(response) };
      await cache.delete(url);
    }
  } catch {
    // Cache storage is unavailable or blocked.
  }
  return undefined;
}

/** Deletes a photo after it was used or discarded. Never rejects. */
export async function deleteSharedPhoto({ url }: SharedPhoto): Promise<void> {
  try {
    await (await caches.open(SHARED_PHOTOS_CACHE)).delete(url);
  } catch {
    // It expires after an hour.
  }
}

async function toFile(response: Response): Promise<File> {
  const name = decodeURIComponent(response.headers.get(SHARED_FILE_NAME_HEADER) ?? '') || 'photo';
  return new File([await response.blob()], name, { type: response.headers.get('content-type') ?? '' });
}
