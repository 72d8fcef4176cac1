import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { auditFile } from '../audit.ts';
import { LOCK_FILE, withLock } from '../lock.ts';
import { SOURCE_MAPS_FOLDER } from '../source-maps.ts';
import { isTemporary } from '../temporary.ts';

const FOLDER = 'remotes';
const AUDIT = `${FOLDER}.audit.jsonl`;
const SOURCE_MAPS = `${FOLDER}.${SOURCE_MAPS_FOLDER}`;

/** A file of the folder of releases, or of the data beside it. */
export interface StoredFile {
  /** Name that does not depend on the folder's place: `remotes/…`, `remotes.source-maps/…` or `remotes.audit.jsonl`. */
  name: string;
  file: string;
}

/**
 * Runs work with all files of registry, previews, releases, source maps and audit, and prevents publishing meanwhile. The
 * list is empty if the folder does not exist.
 */
export async function withStoredFiles<T>(
  remotesDir: string,
  work: (files: StoredFile[]) => Promise<T>,
): Promise<T> {
  if (!(await isThere(remotesDir))) return work([]);
  return withLock(remotesDir, async () => work(await listStoredFiles(remotesDir)));
}

/** Lists all stored files. Requires the lock. */
export async function listStoredFiles(remotesDir: string): Promise<StoredFile[]> {
  const audit = { name: AUDIT, file: auditFile(remotesDir) };
  return [
    ...(await filesIn(FOLDER, path.resolve(remotesDir))),
    ...(await filesIn(SOURCE_MAPS, storedFile(remotesDir, SOURCE_MAPS))),
    ...((await isThere(audit.file)) ? [audit] : []),
  ];
}

/** Path of the stored file with a name. */
export function storedFile(remotesDir: string, name: string): string {
  return `${path.resolve(remotesDir)}${name.slice(FOLDER.length)}`;
}

async function filesIn(name: string, folder: string): Promise<StoredFile[]> {
  if (!(await isThere(folder))) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== LOCK_FILE && !isTemporary(file))
    .map((file) => ({ name: `${name}/${file.split(path.sep).join('/')}`, file: path.join(folder, file) }));
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
