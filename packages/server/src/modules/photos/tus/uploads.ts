import { mkdir } from 'node:fs/promises';
import type { Queryable } from '../../../database/database.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import type { PhotoStore } from '../photo-store.ts';
import { lockDiskQuota, uploadQuota } from './disk-quota.ts';
import { QuotaFileStore } from './quota-file-store.ts';
import { QuotaObjectStore } from './quota-object-store.ts';
import { createTusServer, type HandleTusRequest } from './tus-server.ts';
import type { UploadLocks } from './shared-upload-locks.ts';
import type { UploadStore } from './upload-store.ts';
import { evictToFit, type QuotaContext } from './within-quota.ts';
import { Type } from 'typebox';

export const PART_MEDIA_TYPE = 'application/offset+octet-stream';

export const uploadKey = Type.String({
  pattern: '^[0-9a-f]{32}$',
  description: 'Key of the intent that the photo is for: 32 digits of hexadecimal',
});

/** Contains the owner, so that a key cannot reach another agent's upload. */
export function uploadId(agentId: string, key: string): string {
  return `${agentId}-${key}`;
}

function keyOf(id: string): string {
  return id.slice(id.lastIndexOf('-') + 1);
}

interface CompleteUpload {
  size: number;
  read: () => Promise<Buffer | undefined>;
}

export interface Uploads {
  tus: HandleTusRequest;
  findComplete: (agentId: string, key: string) => Promise<CompleteUpload | undefined>;
  /**
   * Reserves disk quota until the transaction ends, not counting the upload that the photo was made from. Call it before any
   * photo or row is locked.
   * @throws HttpError 403 over the quota
   */
  reserveSpace: (tx: Queryable, agentId: string, bytes: number, key?: string) => Promise<void>;
  arriving: () => number;
  /** Ends a part of the upload that is still arriving. */
  remove: (agentId: string, key: string) => Promise<void>;
  /** Lists unused uploads, with the bytes that have arrived. */
  list: (agentId: string) => Promise<{ key: string; receivedBytes: number; bytes: number | undefined }[]>;
  removeAll: (agentId: string) => Promise<void>;
  removeExpired: (now: Date) => Promise<void>;
}

interface UploadsContext {
  db: Queryable;
  photos: PhotoStore;
  locks: UploadLocks;
}

/** @param storage a bucket, or an absolute folder */
export async function createUploads(
  storage: ObjectStore | string,
  { db, photos, locks }: UploadsContext,
): Promise<Uploads> {
  const store = await openStore(storage, { withQuota: uploadQuota(db, photos), locks });
  const tus = createTusServer(store, locks);
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
      return { size: upload.offset, read: () => store.readWhole(id) };
    },
    reserveSpace: async (tx, agentId, bytes, key) => {
      const quota = await lockDiskQuota(tx, agentId);
      if (quota.bytes === Infinity) return;
      const exceptId = key && uploadId(agentId, key);
      await evictToFit(store, locks, agentId, { bytes: quota.bytes - bytes, exceptId });
    },
    remove: async (agentId, key) => {
      const headers = { 'tus-resumable': '1.0.0' };
      await tus({ method: 'DELETE', id: uploadId(agentId, key), headers }).catch((error: unknown) => {
        if (!(error instanceof HttpError && error.statusCode === 404)) throw error;
      });
    },
    list: async (agentId) => {
      const found = await Promise.all((await store.ofAgent(agentId)).map(({ id }) => store.find(id)));
      return found.flatMap((upload) =>
        upload ? [{ key: keyOf(upload.id), receivedBytes: upload.offset, bytes: upload.size }] : [],
      );
    },
    removeAll: async (agentId) => {
      for (const { id } of await store.ofAgent(agentId)) await store.drop(id);
    },
    removeExpired: (now) => store.removeExpired(now),
  };
}

async function openStore(storage: ObjectStore | string, quota: QuotaContext): Promise<UploadStore> {
  if (typeof storage !== 'string') return new QuotaObjectStore(storage, quota);
  // The store would create the folder without waiting, and crash the process on failure. Only this user can read it, because
  // uploads still contain GPS metadata.
  await mkdir(storage, { recursive: true, mode: 0o700 });
  return new QuotaFileStore(storage, quota);
}
