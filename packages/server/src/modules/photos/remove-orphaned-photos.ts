import { RETENTION } from '@naija/contracts/domain/retention';
import type { Queryable } from '../../database/database.ts';
import { removeIfUnused, findUnused } from './repository.ts';
import type { PhotoStore } from './photo-store.ts';

const BATCH_SIZE = 500;

/**
 * Removes photos that killed processes left behind. A request or seeding needs far less time between storing the photo and its
 * row.
 */
export async function removeOrphanedPhotos(
  db: Queryable,
  photos: PhotoStore,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const before = new Date(now.getTime() - RETENTION.replacedPhotos.keptMs);
  await photos.removeDrafts(before);
  let batch: string[] = [];
  const remove = async () => {
    for (const id of await findUnused(db, batch)) await removeIfUnused(db, photos, id);
    batch = [];
  };
  for await (const { id, modifiedAt } of photos.list()) {
    if (modifiedAt < before) batch.push(id);
    signal?.throwIfAborted();
    if (batch.length === BATCH_SIZE) await remove();
  }
  await remove();
}
