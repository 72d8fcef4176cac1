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
 * Creates the data folder of a server from a backup. The database is renamed into place last, so that an interrupted restore
 * can be repeated and is never mistaken for a complete one.
 * @throws StartError if the folder contains something else
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
  // The draft folder marks the restore as unfinished.
  const manifest = await importFrom(backup, { connection, photos, remotesDir }).finally(stop);
  await rename(draft, cluster);
  return manifest;
}

/** Removes what an interrupted or failed restore has left, except photos and releases, which the next attempt reuses. */
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
