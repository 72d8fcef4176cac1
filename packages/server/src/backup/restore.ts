import { startEmbeddedPostgres } from '@naija/embedded-postgres';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedIn, restoreDraftIn, restoreDrafts } from '../database/locate.ts';
import { createPhotoStore, photosIn } from '../modules/photos/index.ts';
import { StartError } from '../start-error.ts';
import { importFrom } from './import.ts';
import { readManifest, type Manifest } from './manifest.ts';

const LOGS_FOLDER = 'logs';

/**
 * Creates the data folder of a server from a backup: its database last, by renaming, so that an interrupted restore is
 * repeated and never taken for a whole one.
 * @throws StartError where the folder holds something else
 */
export async function restoreTo(
  { dataDir, remotesDir }: { dataDir: string; remotesDir: string },
  backup: string,
): Promise<Manifest> {
  await readManifest(backup);
  await mkdir(dataDir, { recursive: true });
  await prepareFolder(dataDir, remotesDir);
  const cluster = embeddedIn(dataDir);
  const draft = await mkdtemp(restoreDraftIn(dataDir));
  const { connection, stop } = await startEmbeddedPostgres({ dir: draft });
  const photos = createPhotoStore(photosIn(dataDir));
  // After a failure, the draft says that photos and releases are those of a restore.
  const manifest = await importFrom(backup, { connection, photos, remotesDir }).finally(stop);
  await rename(draft, cluster);
  return manifest;
}

/** Removes what an interrupted or failed restore has left, but for photos and releases, which the next one finds there. */
async function prepareFolder(dataDir: string, remotesDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const drafts = await restoreDrafts(dataDir);
  const isOurs = (name: string) =>
    drafts.includes(name) ||
    [photosIn(dataDir), remotesDir].some((path) => join(dataDir, name).startsWith(path));
  const other = names.find((name) => name !== LOGS_FOLDER && !(drafts.length > 0 && isOurs(name)));
  if (other !== undefined)
    throw new StartError(
      `${dataDir} is not empty: there is ${other}. Restore into a new folder (DATA_DIR), or move this one away first`,
    );
  for (const name of drafts) await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 10 });
}
