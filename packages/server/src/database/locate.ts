import { ClusterError, holdsCluster, startEmbeddedPostgres } from '@naija/embedded-postgres';
import { DrizzleQueryError } from 'drizzle-orm';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Connection } from './database.ts';
import { isOutage } from './errors.ts';

/** `release` stops an embedded server that no other process uses. */
export interface LocatedDatabase {
  connection: Connection;
  release: () => Promise<void>;
  /** Adds the address of the database to connection errors. */
  explain: (error: unknown) => unknown;
}

/**
 * Returns the database at `databaseUrl`, or starts the embedded one in `dataDir`.
 * @throws StartError if a restore into `dataDir` was interrupted
 */
export async function locateDatabase(
  databaseUrl: string | undefined,
  dataDir: string,
  log: (message: string) => void,
): Promise<LocatedDatabase> {
  if (databaseUrl === undefined) {
    const dir = embeddedIn(dataDir);
    if (!holdsCluster(dir)) await refuseUnfinishedRestore(dataDir);
    const { connection, stop } = await startEmbeddedPostgres({ dir, log }).catch((error: unknown) => {
      throw error instanceof ClusterError ? new StartError(error.message, { cause: error }) : error;
    });
    return {
      connection,
      release: async () => {
        await stop();
      },
      explain: (error) => error,
    };
  }
  const { host, pathname } = new URL(databaseUrl);
  return {
    connection: { connectionString: databaseUrl },
    release: () => Promise.resolve(),
    explain: (error) => {
      const cause = error instanceof DrizzleQueryError ? error.cause : error;
      if (!isOutage(cause) && !(cause instanceof Error && 'severity' in cause)) return error;
      const what = `DATABASE_URL: the database at ${host}${pathname} cannot be used: ${reason(cause)}`;
      return new StartError(what, { cause: error });
    },
  };
}

export function holdsDatabase(dataDir: string): boolean {
  return holdsCluster(embeddedIn(dataDir));
}

/** Returns the folder of the embedded database. */
export function embeddedIn(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * Returns the prefix of the folder of a database that is being restored; the folder is renamed when the restore is complete.
 */
export function restoreDraftIn(dataDir: string): string {
  return `${embeddedIn(dataDir)}.restoring-`;
}

/** Returns the names of unfinished restores in a data folder. */
export async function restoreDrafts(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  return names.filter((name) => name.startsWith(basename(restoreDraftIn(dataDir))));
}

/**
 * Refuses to start while a restore is unfinished: a new database would be empty, and the hourly job would remove the restored
 * photos.
 */
async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  const [draft] = await restoreDrafts(dataDir);
  if (draft !== undefined)
    throw new StartError(
      `${dataDir} is being restored from a backup, or that was interrupted. ` +
        `Run the restore again; or delete ${join(dataDir, draft)}, with photos and releases beside it, to start again`,
    );
}

function reason(error: unknown): string {
  const { message, code, hint } = error as NodeJS.ErrnoException & { hint?: string };
  const what = message || (code ?? 'unknown reason');
  return hint === undefined ? what : `${what} (${hint})`;
}
