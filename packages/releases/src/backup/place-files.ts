import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { withLock } from '../lock.ts';
import { ReleaseError } from '../release-error.ts';
import { temporaryBeside } from '../temporary.ts';
import { listStoredFiles, storedFile, type StoredFile } from './stored-files.ts';

/** A file to be stored; `file` is its current place. */
export interface BackedUpFile extends StoredFile {
  /** SHA-256 of the backed up file, hexadecimal. */
  sha256: string;
}

/**
 * Stores files of releases in an empty folder. The registry is stored last, so that no visitor is sent to a release whose
 * files are missing. May be interrupted and repeated: files that are stored already stay.
 * @throws ReleaseError 'conflict' if the folder has other files, before anything is stored; 'invalid' for a damaged file
 */
export async function placeStoredFiles(remotesDir: string, files: readonly BackedUpFile[]): Promise<void> {
  if (files.length === 0) return;
  await withLock(remotesDir, async () => {
    const missing = await checkStored(remotesDir, files);
    const isRegistry = ({ name }: StoredFile) => name.endsWith(REGISTRY_PATH);
    for (const file of missing.filter((each) => !isRegistry(each))) await place(remotesDir, file);
    for (const file of missing.filter(isRegistry)) await place(remotesDir, file);
  });
}

async function checkStored(remotesDir: string, files: readonly BackedUpFile[]): Promise<BackedUpFile[]> {
  const missing = new Map(files.map((file) => [file.name, file]));
  for (const { name, file } of await listStoredFiles(remotesDir)) {
    const expected = missing.get(name);
    if (expected === undefined || sha256Of(await readFile(file)) !== expected.sha256)
      throw new ReleaseError(
        'conflict',
        `${file} is not in the backup, or differs from it: move ${path.resolve(remotesDir)} and what is beside it away first`,
      );
    missing.delete(name);
  }
  return [...missing.values()];
}

async function place(remotesDir: string, { name, file, sha256 }: BackedUpFile): Promise<void> {
  const target = storedFile(remotesDir, name);
  const temporary = temporaryBeside(target);
  await mkdir(path.dirname(target), { recursive: true });
  const bytes = await readFile(file);
  if (sha256Of(bytes) !== sha256)
    throw new ReleaseError('invalid', `${file} is damaged: it is not what was backed up`);
  await writeFile(temporary, bytes, { flush: true });
  await rename(temporary, target);
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
