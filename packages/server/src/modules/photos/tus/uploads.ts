import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from '../../../database/database.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { PhotoStore } from '../photo-store.ts';
import { lockDiskQuota, uploadQuota } from './disk-quota.ts';
import { uploadId } from './upload-id.ts';
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
  /** Parts that are arriving at the moment. */
  arriving: () => number;
  /** Ends a part that is still arriving. */
  remove: (agentId: string, key: string) => Promise<void>;
}

/** Readable by this process alone: uploads still contain GPS metadata. */
export async function createUploads(folder: string, db: Queryable, photos: PhotoStore): Promise<Uploads> {
  // The store would create it unawaited, and crash the process where it cannot.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const store = new QuotaFileStore(folder, uploadQuota(db, photos));
  const tus = createTusServer(store);
  let arriving = 0;
  return {
    tus: async (call) => {
      if (call.method !== 'PATCH') return tus(call);
      arriving += 1;
      try {
        return await tus(call);
      } finally {
        arriving -= 1;
      }
    },
    arriving: () => arriving,
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
  };
}

async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
