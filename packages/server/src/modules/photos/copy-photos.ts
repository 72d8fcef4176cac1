import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { createPhotoStore } from './create-photo-store.ts';
import type { Photo } from './process-photo.ts';

const CONCURRENCY = 8;

/**
 * Copies photos from a folder into a bucket. Those that are there with the same bytes are left alone, so that it may
 * be interrupted; each that is written is read back.
 * @param onPhoto called with the number of photos that are done
 * @throws Error where a photo reads otherwise than it was written
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
    // Removed meanwhile, by a server that runs.
    if (!photo) return;
    if (isSame(photo, await to.read(id))) done.unchanged += 1;
    else {
      await to.save(photo);
      if (!isSame(photo, await to.read(id)))
        throw new Error(`photo ${id} reads otherwise than it was written`);
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
