import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { withStartLock } from '../database/database.ts';
import { holdsDatabase, locateDatabase } from '../database/locate.ts';
import { readSettings } from '../settings/env.ts';
import { StartError } from '../start-error.ts';
import type { Io } from './io.ts';

/**
 * Does work on the database of the server with the same settings, whether or not that runs. Rejects with StartError where there is no database, and with SettingsError where its setting cannot be used.
 */
export async function withDatabase<T>(io: Io, work: (db: NodePgDatabase) => Promise<T>): Promise<T> {
  const { DATA_DIR, DATABASE_URL } = io.env;
  // The others are no concern of a command: production is not set up where somebody looks after its database.
  const { dataDir, databaseUrl } = readSettings({ DATA_DIR, DATABASE_URL });
  if (databaseUrl === undefined && !holdsDatabase(dataDir))
    throw new StartError(
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
    );
  const located = await locateDatabase(databaseUrl, dataDir, (message) => {
    io.stderr(`${message}\n`);
  });
  try {
    // What is lost fails the statement that runs.
    return await withStartLock(located.connection, () => undefined, work);
  } catch (error) {
    throw located.explain(error);
  } finally {
    await located.release();
  }
}
