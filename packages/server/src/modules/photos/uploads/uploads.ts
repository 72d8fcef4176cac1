import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from '../../../database/database.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { PhotoStore } from '../store.ts';
import { lockQuota, roomForUploads } from './disk-quota.ts';
import { uploadId } from './key.ts';
import { PartStore } from './part-store.ts';
import { tusCalls, type TusCalls } from './tus-calls.ts';

/** A photo that has arrived whole. */
interface WholeUpload {
  /** Bytes. */
  size: number;
  /** Its bytes, or undefined where it went meanwhile. */
  read: () => Promise<Buffer | undefined>;
}

/** Photos on their way, each found by its owner under its key alone. */
export interface Uploads {
  tus: TusCalls;
  /** Undefined for one that is not whole, unknown, or gone. */
  findWhole: (agentId: string, key: string) => Promise<WholeUpload | undefined>;
  /**
   * Keeps room for a photo of some bytes on disk until the transaction ends; the upload that it was made of is not
   * counted, for it goes. To be called before any photo or row is locked.
   * Rejects with HttpError 403 where the agent has no room for it.
   */
  makeRoom: (tx: Queryable, agentId: string, bytes: number, key?: string) => Promise<void>;
  /** One that is not there stays so; a part that still arrives for it is ended first. */
  remove: (agentId: string, key: string) => Promise<void>;
}

/** Keeps uploads in a folder, which is made where there is none, for this process to read: photos still say where they were taken. */
export async function uploadFolder(folder: string, db: Queryable, photos: PhotoStore): Promise<Uploads> {
  // The store would make it too, but on the side: where it cannot, the process would end.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const store = new PartStore(folder, roomForUploads(db, photos));
  const tus = tusCalls(store);
  return {
    tus,
    findWhole: async (agentId, key) => {
      const id = uploadId(agentId, key);
      const upload = await store.find(id);
      // Until every byte has arrived it is of no use.
      if (!upload || upload.offset !== upload.size) return undefined;
      return { size: upload.offset, read: () => readIfThere(join(folder, id)) };
    },
    makeRoom: async (tx, agentId, bytes, key) => {
      const quota = await lockQuota(tx, agentId);
      if (quota.bytes === Infinity) return;
      await store.makeRoom(agentId, quota.bytes - bytes, undefined, key && uploadId(agentId, key));
    },
    remove: async (agentId, key) => {
      const headers = { 'tus-resumable': '1.0.0' };
      await tus({ method: 'DELETE', id: uploadId(agentId, key), headers }).catch((error: unknown) => {
        if (!(error instanceof HttpError && error.statusCode === 404)) throw error;
      });
    },
  };
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
