import type { ObjectStore } from './object-store.ts';
import type { StorageSettings } from './s3-client.ts';

/** Opens a store, which connects at the first call. Only this function loads the SDK, so a server with folders never does. */
export async function openObjectStore(settings: StorageSettings): Promise<ObjectStore> {
  const { createS3ObjectStore } = await import('./s3-object-store.ts');
  return createS3ObjectStore(settings);
}
