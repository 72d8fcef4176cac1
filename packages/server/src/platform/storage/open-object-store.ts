import type { Logger } from 'pino';
import { type ObjectStore, StorageUnavailable } from './object-store.ts';
import type { StorageSettings } from './s3-client.ts';

/** Opens a store, which connects at the first call. Only this function loads the SDK, so a server with folders never does. */
export async function openObjectStore(settings: StorageSettings): Promise<ObjectStore> {
  const { createS3ObjectStore } = await import('./s3-object-store.ts');
  return createS3ObjectStore(settings);
}

/**
 * Opens the bucket of STORAGE_URL, and warns if it cannot be reached: the server starts without it, and serves files once
 * the bucket is back.
 */
export async function openCheckedStore(settings: StorageSettings, logger: Logger): Promise<ObjectStore> {
  const objects = await openObjectStore(settings);
  await objects.check().catch((error: unknown) => {
    const reason = error instanceof StorageUnavailable ? error.cause : error;
    logger.warn(reason, `STORAGE_URL: the bucket ${settings.bucket} cannot be reached`);
  });
  return objects;
}
