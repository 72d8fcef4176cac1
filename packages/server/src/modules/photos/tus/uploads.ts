import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from '../../../database/database.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { PhotoStore } from '../photo-store.ts';
import { readIfExists } from '../read-if-exists.ts';
import { lockDiskQuota, uploadQuota } from './disk-quota.ts';
import { removeUploadFiles } from './upload-files.ts';
import { keyOf, uploadId } from './upload-id.ts';
import { QuotaFileStore } from './quota-file-store.ts';
import { createTusServer, type HandleTusRequest } from './tus-server.ts';

interface CompleteUpload {
  size: number;
  read: () => Promise<Buffer | undefined>;
}

export interface Uploads {
  tus: HandleTusRequest;
  /** Undefined unless it exists and is complete. */
  findComplete: (agentId: string, key: string) => Promise<CompleteUpload | undefined>;
  /**
   * Reserves disk quota until the transaction ends, not counting the upload that the photo was made from.
   * To be called before any photo or row is locked. Rejects with HttpError 403 over the quota.
   */
  reserveSpace: (tx: Queryable, agentId: string, bytes: number, key?: string) => Promise<void>;
  /** Ends a part that is still arriving. */
  remove: (agentId: string, key: string) => Promise<void>;
  /** Uploads that were begun and not used yet, with the bytes that have arrived. */
  list: (agentId: string) => Promise<{ key: string; receivedBytes: number; bytes: number | undefined }[]>;
  removeAll: (agentId: string) => Promise<void>;
}

/** Readable by this process alone: uploads still contain GPS metadata. */
export async function createUploads(folder: string, db: Queryable, photos: PhotoStore): Promise<Uploads> {
  // The store would create it unawaited, and crash the process where it cannot.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const store = new QuotaFileStore(folder, uploadQuota(db, photos));
  const tus = createTusServer(store);
  return {
    tus,
    findComplete: async (agentId, key) => {
      const id = uploadId(agentId, key);
      const upload = await store.find(id);
      if (!upload || upload.offset !== upload.size) return undefined;
      return { size: upload.offset, read: () => readIfExists(join(folder, id)) };
    },
    reserveSpace: async (tx, agentId, bytes, key) => {
      const quota = await lockDiskQuota(tx, agentId);
      if (quota.bytes === Infinity) return;
      await store.evictToFit(agentId, quota.bytes - bytes, undefined, key && uploadId(agentId, key));
    },
    remove: async (agentId, key) => {
      const headers = { 'tus-resumable': '1.0.0' };
      await tus({ method: 'DELETE', id: uploadId(agentId, key), headers }).catch((error: unknown) => {
        if (!(error instanceof HttpError && error.statusCode === 404)) throw error;
      });
    },
    list: async (agentId) => {
      const found = await Promise.all((await store.idsOf(agentId)).map((id) => store.find(id)));
      return found.flatMap((upload) =>
        upload ? [{ key: keyOf(upload.id), receivedBytes: upload.offset, bytes: upload.size }] : [],
      );
    },
    removeAll: async (agentId) => {
      for (const id of await store.idsOf(agentId)) await removeUploadFiles(folder, id);
    },
  };
}
