import { removeExpiredPreviews } from '@naija/releases';
import type { KeyObject } from 'node:crypto';
import type { AppFolders } from '../app-options.ts';
import type { Queryable } from '../database/database.ts';
import {
  type PhotoStore,
  removeExpiredUploads,
  removeOrphanedPhotos,
  type Uploads,
} from '../modules/photos/index.ts';
import { deleteDueAccounts } from '../modules/privacy/index.ts';
import { removeStaleUploads } from '../modules/releases/index.ts';
import type { App } from '../platform/http/app-type.ts';
import type { SecurityLog } from '../platform/security-log/security-log.ts';
import { removeExpiredRows } from './expired-rows.ts';
import { runEvery } from './run-every.ts';

const HOUR_MS = 60 * 60 * 1_000;

interface CleanupContext {
  db: Queryable;
  photos: PhotoStore;
  uploads: Uploads;
  security: SecurityLog;
  clock: () => Date;
  /** Signs the lists of previews. */
  registryKey: KeyObject | undefined;
}

/** Removes hourly what has expired in the database and the folders; ages of files go by the system clock. */
export function scheduleCleanup(
  app: App,
  context: CleanupContext,
  { remotes, uploads }: Pick<AppFolders, 'remotes' | 'uploads'>,
): void {
  const { db, photos, clock, registryKey } = context;
  const runHourly = (failureMessage: string, task: () => Promise<void>) => {
    runEvery(app, HOUR_MS, failureMessage, task);
  };
  runHourly('expired rows are still there', () => removeExpiredRows(db, clock()));
  runHourly('accounts that are due to be deleted are still there', () => deleteDueAccounts(context));
  runHourly('photos that nobody has are still there', () => removeOrphanedPhotos(db, photos, new Date()));
  runHourly('unfinished uploads of releases are still there', () => removeStaleUploads(remotes, new Date()));
  runHourly('expired previews of releases are still there', () =>
    removeExpiredPreviews(remotes, { now: clock, ...(registryKey && { key: registryKey }) }),
  );
  runHourly('photos that nobody came back for are still there', () =>
    removeExpiredUploads(uploads, new Date()),
  );
}
