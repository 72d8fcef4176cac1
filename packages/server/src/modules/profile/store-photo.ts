import type { Queryable } from '../../database/database.ts';
import { lockPhoto, type Photo, type PhotoStore, type Uploads } from '../photos/index.ts';

export interface PhotoStores {
  photos: PhotoStore;
  uploads: Uploads;
}

/**
 * Stores a photo that a row will have, within the quota of its agent and before any row is locked.
 * Rejects with HttpError 403 over the quota.
 * @param upload key of the upload that it was made from
 */
export async function storePhoto(
  tx: Queryable,
  { photos, uploads }: PhotoStores,
  { agentId, photo, upload }: { agentId: string; photo: Photo; upload: string | undefined },
): Promise<void> {
  const bytes = photo.variants.reduce((sum, { data }) => sum + data.length, 0);
  await uploads.reserveSpace(tx, agentId, bytes, upload);
  await lockPhoto(tx, photo.id);
  await photos.save(photo);
}
