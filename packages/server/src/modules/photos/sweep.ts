import type { Queryable } from '../../database/database.ts';
import { removeUnused, unused } from './references.ts';
import type { PhotoStore } from './store.ts';

/** Milliseconds for which a photo may wait for its row: a request takes far less, and so do demo data. */
const GRACE = 60 * 60 * 1_000;

/** Removes what a process that was killed has left of uploads: half-written photos, and whole ones that no row has. */
export async function sweepPhotos(db: Queryable, photos: PhotoStore, now: Date): Promise<void> {
  const before = new Date(now.getTime() - GRACE);
  await photos.removeDrafts(before);
  for (const id of await unused(db, await photos.olderThan(before))) await removeUnused(db, photos, id);
}
