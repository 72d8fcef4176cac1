import type { Logger } from 'pino';
import { type ObjectStore, StorageUnavailable } from './platform/storage/object-store.ts';
import { openObjectStore } from './platform/storage/open-object-store.ts';
import type { Settings } from './settings/env.ts';

/**
 * The bucket of STORAGE_URL; undefined without. One that cannot be reached is warned of: all that needs no files
 * goes on, and files do once it is back.
 */
export async function openStorage(
  { storage }: Pick<Settings, 'storage'>,
  logger: Logger,
): Promise<ObjectStore | undefined> {
  if (!storage) return undefined;
  const objects = await openObjectStore(storage);
  await objects.check().catch((error: unknown) => {
    const reason = error instanceof StorageUnavailable ? error.cause : error;
    logger.warn(reason, `STORAGE_URL: the bucket ${storage.bucket} cannot be reached`);
  });
  return objects;
}
