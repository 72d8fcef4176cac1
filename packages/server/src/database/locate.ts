import { holdsCluster, NoBinaryError, startEmbeddedPostgres } from '@naija/embedded-postgres';
import { DrizzleQueryError } from 'drizzle-orm';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Connection } from './database.ts';
import { isOutage } from './errors.ts';

/** A PostgreSQL server; `release` stops an embedded one that no other process uses. */
export interface LocatedDatabase {
  connection: Connection;
  release: () => Promise<void>;
  /** Adds the address of the database to connection errors. */
  explain: (error: unknown) => unknown;
}

/** The database at `databaseUrl`, or the embedded one in `dataDir`, started. */
export async function locateDatabase(
  databaseUrl: string | undefined,
  dataDir: string,
  log: (message: string) => void,
): Promise<LocatedDatabase> {
  if (databaseUrl === undefined) {
    const dir = embeddedIn(dataDir);
    const { connection, stop } = await startEmbeddedPostgres({ dir, log }).catch((error: unknown) => {
      throw error instanceof NoBinaryError ? new StartError(error.message) : error;
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

/** The folder of the embedded database. */
export function embeddedIn(dataDir: string): string {
  return join(dataDir, 'postgres');
}

function reason(error: unknown): string {
  const { message, code, hint } = error as NodeJS.ErrnoException & { hint?: string };
  const what = message || (code ?? 'unknown reason');
  return hint === undefined ? what : `${what} (${hint})`;
}
