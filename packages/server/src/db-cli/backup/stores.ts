import { stat } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Stores } from '../../backup/export.ts';
import { createPhotoStore, photosIn } from '../../modules/photos/index.ts';
import { withBucketFolder } from '../../modules/releases/index.ts';
import { openObjectStore } from '../../platform/storage/open-object-store.ts';
import { StartError } from '../../start-error.ts';
import type { Io } from '../io.ts';
import { readStorageSettings, withConnection } from '../with-database.ts';

/** Runs work on what the server with the same settings keeps; the server may be running. */
export async function withStores<T>(io: Io, work: (stores: Stores) => Promise<T>): Promise<T> {
  const { dataDir, remotesDir, storage } = readStorageSettings(io);
  const objects = storage && (await openObjectStore(storage));
  const photos = createPhotoStore(objects ?? photosIn(dataDir));
  try {
    const withReleases: Stores['withReleases'] = objects
      ? (around, use) => withBucketFolder(objects, around, use)
      : (_around, use) => use(remotesDir);
    return await withConnection(io, (connection) => work({ connection, photos, remotesDir, withReleases }));
  } finally {
    objects?.close();
  }
}

/**
 * The absolute path of a folder that a backup is to be in.
 * @throws StartError where it is in a folder that is backed up, or a file
 */
export async function backupFolder(io: Io, folder: string): Promise<string> {
  const target = resolve(io.cwd, folder);
  const { dataDir, remotesDir } = readStorageSettings(io);
  for (const source of [dataDir, remotesDir])
    if (!relative(source, target).startsWith('..'))
      throw new StartError(
        `${target} is in ${source}, which would be lost with it: choose a folder elsewhere`,
      );
  if (
    await stat(target).then(
      (found) => !found.isDirectory(),
      () => false,
    )
  )
    throw new StartError(`${target} is a file: choose a folder`);
  return target;
}

const NO_SPACE = ['ENOSPC', 'EDQUOT'];
const NO_RIGHTS = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'];

/** Says in words that a disk is full, or that a folder cannot be written. */
export async function explainDisk<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (NO_SPACE.includes(code))
      throw new StartError(`There is no space left for ${folder}; what was written of it is removed`, {
        cause: error,
      });
    if (NO_RIGHTS.includes(code))
      throw new StartError(`${folder} cannot be written (${code})`, { cause: error });
    throw error;
  }
}
