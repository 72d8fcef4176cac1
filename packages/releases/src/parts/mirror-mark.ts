import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Hidden, so that no server of the folder publishes it. */
const MARK = '.mirror';
const TEXT = 'This folder is a copy of releases that are kept elsewhere, and follows them.\n';

/** Whether a folder of releases is a copy that must not be changed by itself. */
export function isMirror(remotesDir: string): boolean {
  return existsSync(path.join(remotesDir, MARK));
}

/** Requires the lock. */
export async function markAsMirror(remotesDir: string): Promise<void> {
  await writeFile(path.join(remotesDir, MARK), TEXT);
}
