import type { ObjectStore } from '../../platform/storage/object-store.ts';
import {
  CONTENT_TYPES,
  fileName,
  PHOTO_ID,
  variantOf,
  type PhotoStore,
  type StoredPhoto,
} from './photo-store.ts';
import type { Photo } from './process-photo.ts';
import { sendPhoto } from './send-photo.ts';

const PREFIX = 'photos/';
const keyOf = (id: string, name: string) => `${PREFIX}${id}/${name}`;

/** Stores photos as objects `photos/<id>/<size>.<format>`. A row refers to a photo only once all of them are written. */
export function createObjectPhotoStore(objects: ObjectStore): PhotoStore {
  const filesOf = async (id: string) => {
    const files = [];
    for await (const file of objects.list(keyOf(id, ''))) files.push(file);
    return files;
  };
  return {
    async save({ id, variants }: Photo) {
      await Promise.all(
        variants.map((variant) =>
          objects.write(keyOf(id, fileName(variant)), variant.data, {
            contentType: CONTENT_TYPES[variant.format],
          }),
        ),
      );
    },
    async read(id) {
      const files = PHOTO_ID.test(id) ? await filesOf(id) : [];
      const variants = await Promise.all(
        files.map(async ({ key }) => {
          const data = await objects.read(key);
          return data ? variantOf(key.slice(keyOf(id, '').length), data) : [];
        }),
      );
      return files.length > 0 ? { id, variants: variants.flat() } : undefined;
    },
    async remove(id) {
      await objects.remove((await filesOf(id)).map(({ key }) => key));
    },
    async sizeOf(id) {
      return (await filesOf(id)).reduce((sum, { bytes }) => sum + bytes, 0);
    },
    list: () => list(objects),
    // Partly written photos are removed like unused ones.
    removeDrafts: () => Promise.resolve(),
    send: (reply, path) => sendPhoto(reply, path, (file) => objects.read(PREFIX + file)),
    check: objects.check,
  };
}

async function* list(objects: ObjectStore): AsyncGenerator<StoredPhoto> {
  let photo: StoredPhoto | undefined;
  for await (const { key, modifiedAt } of objects.list(PREFIX)) {
    const id = key.split('/')[1] ?? '';
    if (!PHOTO_ID.test(id)) continue;
    if (photo && photo.id !== id) yield photo;
    const isLater = photo?.id !== id || modifiedAt > photo.modifiedAt;
    photo = { id, modifiedAt: isLater ? modifiedAt : (photo?.modifiedAt ?? modifiedAt) };
  }
  if (photo) yield photo;
}
