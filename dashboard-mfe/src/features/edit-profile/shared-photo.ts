import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import {
  SHARED_PHOTOS_CACHE,
  SHARED_PHOTO_LIFETIME_MS,
  SHARED_FILE_NAME_HEADER,
  SHARED_PHOTO_PATHS,
} from '@naija/contracts/pwa/share-target';

/** A photo that was shared with the app, and is nothing but kept on this device yet. */
export interface SharedPhoto {
  readonly file: File;
  /** Where it is kept. */
  readonly address: string;
}

/**
 * The first of the photos that were shared with the app within the hour, and that nobody has decided about.
 * @returns undefined where there is none; never rejects
 */
export async function nextSharedPhoto(): Promise<SharedPhoto | undefined> {
  try {
    const cache = await caches.open(SHARED_PHOTOS_CACHE);
    for (const address of SHARED_PHOTO_PATHS) {
      const kept = await cache.match(address);
      if (!kept) continue;
      const since = Date.parse(kept.headers.get(CACHED_AT_HEADER) ?? '');
      if (Date.now() - since < SHARED_PHOTO_LIFETIME_MS) return { address, file: await fileOf(kept) };
      await cache.delete(address);
    }
  } catch {
    // Storage is forbidden here, or there is none.
  }
  return undefined;
}

/** Removes a photo that the agent has decided about. Never rejects. */
export async function forgetSharedPhoto({ address }: SharedPhoto): Promise<void> {
  try {
    await (await caches.open(SHARED_PHOTOS_CACHE)).delete(address);
  } catch {
    // It is removed with the others after an hour.
  }
}

async function fileOf(kept: Response): Promise<File> {
  const name = decodeURIComponent(kept.headers.get(SHARED_FILE_NAME_HEADER) ?? '') || 'photo';
  return new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' });
}
