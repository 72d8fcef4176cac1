import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Name of a hidden file, so that no server of the folder publishes it. */
const MARK = '.mirror';
const TEXT = 'This folder is a copy of releases that are kept elsewhere, and follows them.\n';

/** True if a folder of releases is a copy that must not be changed by itself. */
export function isMirror(remotesDir: string): boolean {
  return existsSync(path.join(remotesDir, MARK));
}

/** Marks a folder of releases as a copy. Requires the lock. */
export async function markAsMirror(remotesDir: string): Promise<void> {
  await writeFile(path.join(remotesDir, MARK), TEXT);
}
