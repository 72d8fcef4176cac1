import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Connection } from '../database/database.ts';
import type { PhotoStore } from '../modules/photos/index.ts';
import {
  PHOTOS_FOLDER,
  RELEASES_FOLDER,
  TABLES_FOLDER,
  writeManifest,
  type Manifest,
  PRIVATE_FOLDER,
} from './manifest.ts';
import { copyPhotos } from './photos.ts';
import { copyReleases } from './releases.ts';
import { copySnapshot, withCopyClient } from './snapshot.ts';

export interface Stores {
  connection: Connection;
  photos: PhotoStore;
  remotesDir: string;
  /** Runs work on the folder of releases, which may be created in a new folder `around`. */
  withReleases: <T>(around: string, work: (dir: string) => Promise<T>) => Promise<T>;
}

/** Removed before the backup is complete */
const BROUGHT_FOLDER = '.brought';

const { version } = createRequire(import.meta.url)('@naija/server/package.json') as { version: string };

/**
 * Writes everything that a running server stores to a new folder, the manifest last.
 * @param previous earlier backup on the same disk, whose photos are linked instead of copied
 */
export async function exportTo(
  folder: string,
  { connection, photos, withReleases }: Omit<Stores, 'remotesDir'>,
  previous?: string,
): Promise<Manifest> {
  const startedAt = new Date().toISOString();
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: PRIVATE_FOLDER });
  for (const name of [TABLES_FOLDER, PHOTOS_FOLDER, RELEASES_FOLDER])
    await mkdir(join(folder, name), { mode: PRIVATE_FOLDER });
  const contents = await withCopyClient(connection, async (client) => {
    const rows = await copySnapshot(client, folder);
    const copied = await copyPhotos(photos, folder, previous);
    // If the connection was lost, photos may have been removed.
    await client.query('select');
    return { ...rows, photos: copied };
  });
  const releases = await withReleases(join(folder, BROUGHT_FOLDER), (dir) =>
    copyReleases(folder, dir, previous),
  );
  // One flush of the whole disk is far faster than one for each file.
  await promisify(execFile)('sync');
  const finishedAt = new Date().toISOString();
  const manifest = {
    product: PRODUCT_NAME,
    format: 1,
    version,
    startedAt,
    finishedAt,
    ...contents,
    releases,
  } as const;
  await writeManifest(folder, manifest);
  return manifest;
}
