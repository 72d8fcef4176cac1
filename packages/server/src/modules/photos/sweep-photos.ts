import type { Queryable } from '../../database/database.ts';
import { removeIfUnused, findUnused } from './repository.ts';
import type { PhotoStore } from './photo-store.ts';

/** Far longer than a request or seeding takes between the photo and its row. */
const GRACE_MS = 60 * 60 * 1_000;

const BATCH_SIZE = 500;

/** Removes leftovers of killed processes. */
export async function removeOrphanedPhotos(db: Queryable, photos: PhotoStore, now: Date): Promise<void> {
  const before = new Date(now.getTime() - GRACE_MS);
  await photos.removeDrafts(before);
  let batch: string[] = [];
  const sweep = async () => {
    for (const id of await findUnused(db, batch)) await removeIfUnused(db, photos, id);
    batch = [];
  };
  for await (const { id, modifiedAt } of photos.list()) {
    if (modifiedAt < before) batch.push(id);
    if (batch.length === BATCH_SIZE) await sweep();
  }
  await sweep();
}
