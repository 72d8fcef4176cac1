import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DESCRIPTION, removeUpload } from './remove-upload.ts';

/** Milliseconds after which an upload goes, whole or not: who comes back later uploads anew. */
const LIFETIME = 48 * 60 * 60 * 1_000;

/** Removes uploads that were begun too long ago, and what a process that was killed has left of others. */
export async function sweepUploads(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder);
  const ids = new Set(names.map((name) => name.replace(/\.json$/, '')));
  for (const id of ids) {
    const begun = (await changed(join(folder, id + DESCRIPTION))) ?? (await changed(join(folder, id)));
    if (begun !== undefined && now.getTime() - begun > LIFETIME) await removeUpload(folder, id);
  }
}

/** When a file was last written, in milliseconds since 1970: a description is written once. */
async function changed(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
