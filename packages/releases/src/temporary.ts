import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const PREFIX = '.switching-';

/** A new name in the folder of releases for what is not yet in place; hidden, so never served. */
export function temporaryPath(remotesDir: string): string {
  return path.join(remotesDir, `${PREFIX}${randomBytes(6).toString('hex')}`);
}

/** Removes what switches that were cut short have left; only for whoever holds the lock. */
export async function removeLeftovers(remotesDir: string): Promise<void> {
  const names = await readdir(remotesDir);
  for (const name of names.filter((each) => each.startsWith(PREFIX)))
    await rm(path.join(remotesDir, name), { recursive: true, force: true });
}
