import { removeExpiredPreviews } from '@naija/releases';
import type { KeyObject } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import { type PhotoStore, removeOrphanedPhotos, type Uploads } from '../modules/photos/index.ts';
import { type ReleaseStore, removeStaleUploads } from '../modules/releases/index.ts';
import type { App } from '../platform/http/app-type.ts';
import { removeExpiredRows } from './expired-rows.ts';
import { runEvery } from './run-every.ts';

const HOUR_MS = 60 * 60 * 1_000;

interface CleanupContext {
  db: Queryable;
  photos: PhotoStore;
  uploads: Uploads;
  releases: ReleaseStore;
  clock: () => Date;
  /** Signs the lists of previews. */
  registryKey: KeyObject | undefined;
}

/** Removes hourly what has expired in the database and the storage; ages of files go by the system clock. */
export function scheduleCleanup(
  app: App,
  { db, photos, uploads, releases, clock, registryKey }: CleanupContext,
): void {
  const runHourly = (failureMessage: string, task: () => Promise<void>) => {
    runEvery(app, HOUR_MS, failureMessage, task);
  };
  runHourly('expired rows are still there', () => removeExpiredRows(db, clock()));
  runHourly('photos that nobody has are still there', () => removeOrphanedPhotos(db, photos, new Date()));
  runHourly('unfinished uploads of releases are still there', () =>
    removeStaleUploads(releases.dir, new Date()),
  );
  runHourly('expired previews of releases are still there', () =>
    releases.change((dir) =>
      removeExpiredPreviews(dir, { now: clock, ...(registryKey && { key: registryKey }) }),
    ),
  );
  runHourly('objects that no release needs are still in the storage', () => releases.sweep(new Date()));
  runHourly('photos that nobody came back for are still there', () => uploads.removeExpired(new Date()));
}
