import { RETENTION } from '@naija/contracts/domain/retention';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { INFO_SUFFIX, modifiedAtMs, removeUploadFiles } from './upload-files.ts';

/** Removes uploads past their retention, and leftovers of killed processes. */
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
