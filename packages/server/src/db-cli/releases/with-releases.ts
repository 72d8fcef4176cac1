import { mkdir } from 'node:fs/promises';
import type { Connection } from '../../database/database.ts';
import { locateDatabase } from '../../database/locate.ts';
import {
  bucketReleases,
  folderReleases,
  openSiteMirror,
  type ReleaseStore,
} from '../../modules/releases/index.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { openObjectStore } from '../../platform/storage/open-object-store.ts';
import { pickSettings } from '../../settings/env-reader.ts';
import { readSettings, type Settings } from '../../settings/env.ts';

export type { ReleaseStore };

export type ReleaseSettings = Pick<Settings, 'storage' | 'remotesDir' | 'dataDir' | 'databaseUrl'>;
type Log = (line: string) => void;

const SETTINGS = [
  ...[
    'DATA_DIR',
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'REMOTES_DIR',
    'REGISTRY_KEY_FILE',
    'REGISTRY_OTHER_KEYS',
  ],
  ...['STORAGE_URL', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'],
];

/** The shipping machine may lack other production settings. */
export function readReleaseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return readSettings(pickSettings(env, SETTINGS));
}

/**
 * Runs work on the releases of a site by the settings of its server, which may be running.
 * @throws StartError, and errors of `ReleaseStore.change`
 */
export async function withReleases<T>(
  settings: ReleaseSettings,
  log: Log,
  work: (releases: ReleaseStore) => Promise<T>,
): Promise<T> {
  const { storage, remotesDir } = settings;
  if (!storage) return work(folderReleases(remotesDir));
  const warn = (error: unknown, message: string) => {
    log(`${message}: ${error instanceof Error ? error.message : String(error)}`);
  };
  return withStorage({ ...settings, storage }, log, async (store, connection) => {
    const mirror = await openSiteMirror(store, remotesDir, warn);
    return work(bucketReleases({ store, mirror, connection, warn }));
  });
}

/** Runs work with the storage, and the database that serializes its changes. */
export async function withStorage<T>(
  { storage, dataDir, databaseUrl }: ReleaseSettings & { storage: NonNullable<Settings['storage']> },
  log: Log,
  work: (store: ObjectStore, connection: Connection) => Promise<T>,
): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  const store = await openObjectStore(storage);
  const located = await locateDatabase(databaseUrl, dataDir, log);
  try {
    return await work(store, located.connection);
  } catch (error) {
    throw located.explain(error);
  } finally {
    await located.release();
    store.close();
  }
}
