import { RETENTION } from '@naija/contracts/domain/retention';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const INFO_SUFFIX = '.json';

export async function removeUploadFiles(folder: string, id: string): Promise<void> {
  await rm(join(folder, id), { force: true });
  await rm(join(folder, id + INFO_SUFFIX), { force: true });
}

/** Undefined if the file does not exist. */
export async function modifiedAtMs(path: string): Promise<number | undefined> {
  return (await undefinedIfMissing(stat(path)))?.mtimeMs;
}

/** Returns the result of a call about a file; undefined if the file does not exist. */
export async function undefinedIfMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes uploads past their retention, and remains of killed processes. */
export async function removeExpiredUploads(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder);
  const ids = new Set(names.map((name) => name.replace(/\.json$/, '')));
  for (const id of ids) {
    const createdMs =
      (await modifiedAtMs(join(folder, id + INFO_SUFFIX))) ?? (await modifiedAtMs(join(folder, id)));
    if (createdMs !== undefined && now.getTime() - createdMs > RETENTION.uploads.keptMs)
      await removeUploadFiles(folder, id);
  }
}
