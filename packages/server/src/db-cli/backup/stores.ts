import { stat } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Stores } from '../../backup/export.ts';
import { createPhotoStore, photosIn } from '../../modules/photos/index.ts';
import { withBucketFolder } from '../../modules/releases/index.ts';
import { openObjectStore } from '../../platform/storage/open-object-store.ts';
import { StartError } from '../../start-error.ts';
import type { Io } from '../io.ts';
import { readStorageSettings, withConnection } from '../with-database.ts';
import type { Manifest } from '../../backup/manifest.ts';

const MB = 1_000_000;

/** Describes the contents and the time of a backup. */
export function describeContents({ tables, photos, releases, takenAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...tables, photos, ...releases].reduce((sum, part) => sum + part.bytes, 0);
  const parts = [
    `${counted(rows, 'row')} of ${counted(tables.length, 'table')}`,
    counted(photos.count, 'photo'),
    `${counted(releases.length, 'file')} of releases`,
  ];
  return `${parts.join(', ')}: ${(bytes / MB).toFixed(1)} MB, as of ${takenAt}.`;
}

/** Returns a sentence about photos that were lost before the backup; undefined if there are none. */
export function describeMissing({ photos: { missing } }: Manifest): string | undefined {
  if (missing.length === 0) return undefined;
  const some = missing.slice(0, 5).join(', ');
  return `${counted(missing.length, 'photo')} that agents have could not be found, and not be backed up: ${some}${missing.length > 5 ? ', …' : ''}`;
}

export function counted(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}

/** The server with the same settings may be running. */
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
 * Returns the absolute path of the folder for a backup.
 * @throws StartError if it is inside a folder that is backed up, or a file
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

/** Turns errors about a full disk or a read-only folder into a sentence. */
export async function explainDisk<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (NO_SPACE.includes(code))
      throw new StartError(`There is no space left for ${folder}; the written part was removed`, {
        cause: error,
      });
    if (NO_RIGHTS.includes(code))
      throw new StartError(`${folder} cannot be written (${code})`, { cause: error });
    throw error;
  }
}
