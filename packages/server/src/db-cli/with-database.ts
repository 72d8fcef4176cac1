import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { withStartLock, type Connection } from '../database/database.ts';
import { holdsDatabase, locateDatabase } from '../database/locate.ts';
import { refuseTransactionPooler } from '../database/pooler.ts';
import { pickSettings } from '../settings/env-reader.ts';
import { readSettings, type Settings } from '../settings/env.ts';
import { StartError } from '../start-error.ts';
import type { Io } from './io.ts';

/**
 * Runs work on the database of the server with the same settings. The server may be running, but none starts meanwhile.
 * @throws StartError if there is no database
 * @throws SettingsError for an invalid setting
 */
export function withDatabase<T>(io: Io, work: (db: NodePgDatabase) => Promise<T>): Promise<T> {
  // The running statement fails if the connection is lost.
  return withConnection(io, (connection) => withStartLock(connection, () => undefined, work));
}

/** No lock is taken, so servers may start and stop meanwhile. */
export async function withConnection<T>(io: Io, work: (connection: Connection) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = readStorageSettings(io);
  if (databaseUrl === undefined && !holdsDatabase(dataDir))
    throw new StartError(
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
    );
  const located = await locateDatabase(databaseUrl, dataDir, (message) => {
    io.stderr(`${message}\n`);
  });
  try {
    if (databaseUrl !== undefined) await refuseTransactionPooler(located.connection);
    return await work(located.connection);
  } catch (error) {
    throw located.explain(error);
  } finally {
    await located.release();
  }
}

/** Reads where the server stores data. Other production settings may be missing on a database administrator's machine. */
export function readStorageSettings({
  env,
}: Io): Pick<Settings, 'dataDir' | 'databaseUrl' | 'remotesDir' | 'storage'> {
  const places = ['DATA_DIR', 'DATABASE_URL', 'DATABASE_DIRECT_URL', 'REMOTES_DIR', 'STORAGE_URL'];
  const keys = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'];
  return readSettings(pickSettings(env, [...places, ...keys]));
}
