import type { ObjectStore } from './object-store.ts';
import type { StorageSettings } from './storage-settings.ts';

/** Connects at the first call. The SDK is loaded here alone, which a server with folders never reads. */
export async function openObjectStore(settings: StorageSettings): Promise<ObjectStore> {
  const { createS3ObjectStore } = await import('./s3-object-store.ts');
  return createS3ObjectStore(settings);
}
