import { holdsCluster, NoBinaryError, startEmbeddedPostgres } from '@naija/embedded-postgres';
import { DrizzleQueryError } from 'drizzle-orm';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Connection } from './database.ts';
import { isOutage } from './outage.ts';

/** A PostgreSQL to use until `release`, which stops it if it is ours and nobody else uses it. */
export interface Located {
  connection: Connection;
  release: () => Promise<void>;
  /** Says of a failure to connect which database it was. */
  explain: (error: unknown) => unknown;
}

/** Finds the database at `databaseUrl`, or else starts the one kept in `dataDir`. */
export async function locateDatabase(
  databaseUrl: string | undefined,
  dataDir: string,
  log: (message: string) => void,
): Promise<Located> {
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

/** Whether `dataDir` holds a database that a server has made. */
export function holdsDatabase(dataDir: string): boolean {
  return holdsCluster(embeddedIn(dataDir));
}

function embeddedIn(dataDir: string): string {
  return join(dataDir, 'postgres');
}

function reason(error: unknown): string {
  const { message, code, hint } = error as NodeJS.ErrnoException & { hint?: string };
  // A refused connection to a name with several addresses has no message of its own.
  const what = message || (code ?? 'unknown reason');
  // What may help: which right is missing, or that an extension is not installed there.
  return hint === undefined ? what : `${what} (${hint})`;
}
