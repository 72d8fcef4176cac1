import { join } from 'node:path';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { createFolderPhotoStore } from './folder-photo-store.ts';
import { createObjectPhotoStore } from './object-photo-store.ts';
import type { PhotoStore } from './photo-store.ts';

/** The folder of photos of a server without a bucket. */
export function photosIn(dataDir: string): string {
  return join(dataDir, 'media');
}

/** @param storage a bucket, or an absolute folder */
export function createPhotoStore(storage: ObjectStore | string): PhotoStore {
  return typeof storage === 'string' ? createFolderPhotoStore(storage) : createObjectPhotoStore(storage);
}
