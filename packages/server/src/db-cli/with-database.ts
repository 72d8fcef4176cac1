import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { withStartLock } from '../database/database.ts';
import { holdsDatabase, locateDatabase } from '../database/locate.ts';
import { readSettings } from '../settings/env.ts';
import { StartError } from '../start-error.ts';
import type { Io } from './io.ts';

/**
 * Runs work on the database of the server with the same settings, which may be running.
 * @throws StartError where there is no database
 * @throws SettingsError where a setting is invalid
 */
export async function withDatabase<T>(io: Io, work: (db: NodePgDatabase) => Promise<T>): Promise<T> {
  const { DATA_DIR, DATABASE_URL } = io.env;
  // Only these two: other settings of production may be missing on the machine of a database administrator.
  const { dataDir, databaseUrl } = readSettings({ DATA_DIR, DATABASE_URL });
  if (databaseUrl === undefined && !holdsDatabase(dataDir))
    throw new StartError(
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
    );
  const located = await locateDatabase(databaseUrl, dataDir, (message) => {
    io.stderr(`${message}\n`);
  });
  try {
    // A lost connection fails the running statement.
    return await withStartLock(located.connection, () => undefined, work);
  } catch (error) {
    throw located.explain(error);
  } finally {
    await located.release();
  }
}
