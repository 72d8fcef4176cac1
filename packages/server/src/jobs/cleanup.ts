import { removeExpiredPreviews, type RegistryKeys } from '@naija/releases';
import { hostname } from 'node:os';
import type { AppFolders } from '../app-options.ts';
import type { Queryable } from '../database/database.ts';
import { type PhotoStore, removeOrphanedPhotos, type Uploads } from '../modules/photos/index.ts';
import type { MailLinks } from '../modules/mail/index.ts';
import { expireRegistrations } from '../modules/registrations/index.ts';
import { type ReleaseStore, removeStaleUploads } from '../modules/releases/index.ts';
import type { RecurringJob } from '../platform/jobs/index.ts';
import { deleteDueAccounts } from '../modules/privacy/index.ts';
import type { SecurityLog } from '../platform/security-log/security-log.ts';
import { removeExpiredRows } from './expired-rows.ts';

const HOUR_MS = 60 * 60 * 1_000;

export interface CleanupContext {
  db: Queryable;
  photos: PhotoStore;
  uploads: Uploads;
  releases: ReleaseStore;
  security: SecurityLog;
  clock: () => Date;
  links: MailLinks;
  /** Signs the lists of previews. */
  registryKeys: RegistryKeys;
  /** Whether photos, uploads and releases are in a bucket, which all machines share. */
  inBucket: boolean;
  folders: Pick<AppFolders, 'photos' | 'uploads'>;
}

/** Remove hourly what has expired in the database and the folders; ages of files go by the system clock. */
export function cleanupJobs(context: CleanupContext): RecurringJob[] {
  const { db, photos, uploads, releases, clock, registryKeys, folders, inBucket } = context;
  const { dir } = releases;
  const inStorage = (name: string, folder: string) =>
    inBucket ? `${name} in the bucket` : inFolder(name, folder);
  const hourly = (name: string, failureMessage: string, run: RecurringJob['run']): RecurringJob => ({
    name,
    everyMs: HOUR_MS,
    failureMessage,
    run,
  });
  return [
    hourly('expired rows', 'expired rows are still there', () => removeExpiredRows(db, clock())),
    hourly('expired registrations', 'registrations that have expired are still confirmed', () =>
      expireRegistrations(context),
    ),
    hourly('deleted accounts', 'accounts that are due to be deleted are still there', () =>
      deleteDueAccounts(context),
    ),
    hourly(inStorage('orphaned photos', folders.photos), 'photos that nobody has are still there', (signal) =>
      removeOrphanedPhotos(db, photos, new Date(), signal),
    ),
    hourly(inFolder('stale uploads', dir), 'unfinished uploads of releases are still there', () =>
      removeStaleUploads(dir, new Date()),
    ),
    hourly(inStorage('expired previews', dir), 'expired previews of releases are still there', () =>
      releases.change((changed) => removeExpiredPreviews(changed, { now: clock, ...registryKeys })),
    ),
    hourly(inStorage('unused objects', dir), 'objects that no release needs are still in the storage', () =>
      releases.sweep(new Date()),
    ),
    hourly(
      inStorage('expired uploads', folders.uploads),
      'photos that nobody came back for are still there',
      () => uploads.removeExpired(new Date()),
    ),
  ];
}

/** Processes on one machine share a folder; others have one of their own under the same path. */
function inFolder(name: string, folder: string): string {
  return `${name} in ${hostname()}:${folder}`;
}
