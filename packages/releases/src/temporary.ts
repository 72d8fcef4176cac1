import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const PREFIX = '.switching-';

export function temporaryPath(remotesDir: string): string {
  return path.join(remotesDir, `${PREFIX}${randomBytes(6).toString('hex')}`);
}

/** Returns the same path each time, so that a repeated operation replaces the file of an interrupted one. */
export function temporaryBeside(file: string): string {
  return path.join(path.dirname(file), `${PREFIX}${path.basename(file)}`);
}

export function isTemporary(file: string): boolean {
  return file.split(path.sep).some((name) => name.startsWith(PREFIX));
}

/** Removes the files of interrupted operations. Requires the lock. */
export async function removeTemporaryFiles(remotesDir: string): Promise<void> {
  const names = await readdir(remotesDir);
  for (const name of names.filter((each) => each.startsWith(PREFIX)))
    await rm(path.join(remotesDir, name), { recursive: true, force: true });
}
