import { RETENTION } from '@naija/contracts/domain/retention';
import type { Queryable } from '../../database/database.ts';
import { removeIfUnused, findUnused } from './repository.ts';
import type { PhotoStore } from './photo-store.ts';

/** Removes leftovers of killed processes: a request or seeding takes far less between the photo and its row. */
export async function removeOrphanedPhotos(db: Queryable, photos: PhotoStore, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION.replacedPhotos.keptMs);
  await photos.removeDrafts(before);
  for (const id of await findUnused(db, await photos.findOlderThan(before)))
    await removeIfUnused(db, photos, id);
}
