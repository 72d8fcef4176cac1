import type { Logger } from 'pino';
import type { Connection } from '../database/database.ts';
import {
  bucketReleases,
  checkShellCompatibility,
  describeOutdated,
  folderReleases,
  followReleases,
  openSiteMirror,
  outdatedRemotes,
  type ReleaseStore,
} from '../modules/releases/index.ts';
import type { ObjectStore } from '../platform/storage/object-store.ts';
import type { Settings } from '../settings/env.ts';

type Closers = (() => Promise<unknown>)[];

/**
 * Pulls releases from the bucket, if there is one, and checks those that will be served. Returns a function that opens them
 * with the database, which notifies processes of switches.
 * @throws StartError
 */
export async function prepareReleases(
  settings: Settings,
  store: ObjectStore | undefined,
  closers: Closers,
  logger: Logger,
): Promise<(connection: Connection) => ReleaseStore> {
  const { remotesDir } = settings;
  const open = store
    ? await pullReleases(store, remotesDir, closers, logger)
    : () => folderReleases(remotesDir);
  await checkReleases(settings, logger);
  return open;
}

async function pullReleases(
  store: ObjectStore,
  remotesDir: string,
  closers: Closers,
  logger: Logger,
): Promise<(connection: Connection) => ReleaseStore> {
  const warn = (error: unknown, message: string) => {
    logger.warn(error, message);
  };
  const mirror = await openSiteMirror(store, remotesDir, warn);
  return (connection) => {
    closers.push(followReleases({ mirror, connection, warn }).close);
    return bucketReleases({ store, mirror, connection, warn });
  };
}

async function checkReleases(settings: Settings, logger: Logger): Promise<void> {
  await checkShellCompatibility(settings, {
    info: (line) => {
      logger.info(line);
    },
    warn: (line) => {
      logger.warn(line);
    },
  });
  // Other modes publish what is new.
  if (settings.mode === 'production')
    for (const outdated of await outdatedRemotes(settings.remotesDir).catch(() => []))
      logger.warn(describeOutdated(outdated));
}
