import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadId } from './key.ts';
import { PartStore } from './part-store.ts';
import { removeUpload } from './remove-upload.ts';
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
  /** One that is not there stays so. */
  remove: (agentId: string, key: string) => Promise<void>;
}

/** Keeps uploads in a folder, which is made where there is none, for this process to read: photos still say where they were taken. */
export async function uploadFolder(folder: string): Promise<Uploads> {
  // The store would make it too, but on the side: where it cannot, the process would end.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const store = new PartStore({ directory: folder });
  return {
    tus: tusCalls(store),
    findWhole: async (agentId, key) => {
      const id = uploadId(agentId, key);
      const upload = await store.find(id);
      // Until every byte has arrived it is of no use.
      if (!upload || upload.offset !== upload.size) return undefined;
      return { size: upload.offset, read: () => readIfThere(join(folder, id)) };
    },
    remove: (agentId, key) => removeUpload(folder, uploadId(agentId, key)),
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
