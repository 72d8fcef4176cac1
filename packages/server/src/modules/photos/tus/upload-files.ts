import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const INFO_SUFFIX = '.json';

export async function removeUploadFiles(folder: string, id: string): Promise<void> {
  await rm(join(folder, id), { force: true });
  await rm(join(folder, id + INFO_SUFFIX), { force: true });
}

/** Undefined where there is no such file. */
export async function modifiedAtMs(path: string): Promise<number | undefined> {
  return (await undefinedIfMissing(stat(path)))?.mtimeMs;
}

/** What a call finds out about a file; undefined where there is no such file. */
export async function undefinedIfMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
