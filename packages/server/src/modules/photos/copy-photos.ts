import type { ObjectStore } from '../../platform/storage/object-store.ts';
import type { Photo } from './process-photo.ts';
import { join } from 'node:path';
import { createFolderPhotoStore } from './folder-photo-store.ts';
import { createObjectPhotoStore } from './object-photo-store.ts';
import type { PhotoStore } from './photo-store.ts';

const CONCURRENCY = 8;

/**
 * Copies photos from a folder to a bucket, and reads each one back. Photos already there with the same bytes are skipped, so
 * the copy can be interrupted and repeated.
 * @param onPhoto called with the number of finished photos
 * @throws Error if a photo reads back differently
 */
export async function copyPhotos(
  folder: string,
  objects: ObjectStore,
  onPhoto: (count: number) => void,
): Promise<{ copied: number; unchanged: number }> {
  const [from, to] = [createPhotoStore(folder), createPhotoStore(objects)];
  const done = { copied: 0, unchanged: 0 };
  const copy = async (id: string) => {
    const photo = await from.read(id);
    // A running server has removed the photo.
    if (!photo) return;
    if (isSame(photo, await to.read(id))) done.unchanged += 1;
    else {
      await to.save(photo);
      if (!isSame(photo, await to.read(id))) throw new Error(`photo ${id} reads back differently`);
      done.copied += 1;
    }
    onPhoto(done.copied + done.unchanged);
  };
  const photos = from.list();
  const copyNext = async () => {
    for (let next = await photos.next(); !next.done; next = await photos.next()) await copy(next.value.id);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, copyNext));
  return done;
}

function isSame(photo: Photo, other: Photo | undefined): boolean {
  const variantsOf = ({ variants }: Photo) =>
    variants
      .map(({ size, format, data }) => `${String(size)} ${format} ${Buffer.from(data).toString('base64')}`)
      .sort();
  return other !== undefined && variantsOf(photo).join('\n') === variantsOf(other).join('\n');
}

/** Returns the folder of photos of a server without a bucket. */
export function photosIn(dataDir: string): string {
  return join(dataDir, 'media');
}

/** @param storage a bucket, or an absolute folder */
export function createPhotoStore(storage: ObjectStore | string): PhotoStore {
  return typeof storage === 'string' ? createFolderPhotoStore(storage) : createObjectPhotoStore(storage);
}
