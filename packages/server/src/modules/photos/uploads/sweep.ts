import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { changed } from './changed.ts';
import { DESCRIPTION, removeUpload } from './remove-upload.ts';

/** Milliseconds after which an upload goes, whole or not: who comes back later uploads anew. */
const LIFETIME = 48 * 60 * 60 * 1_000;

/** Removes uploads that were begun too long ago, and what a process that was killed has left of others. */
export async function sweepUploads(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder);
  const ids = new Set(names.map((name) => name.replace(/\.json$/, '')));
  for (const id of ids) {
    // A description is written once, when its upload begins.
    const begun = (await changed(join(folder, id + DESCRIPTION))) ?? (await changed(join(folder, id)));
    if (begun !== undefined && now.getTime() - begun > LIFETIME) await removeUpload(folder, id);
  }
}
