import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type Queryable, withStartLock } from '../database/database.ts';
import { checkPooler, refuseTransactionPooler } from '../database/pooler.ts';
import type { LocatedDatabase } from '../database/locate.ts';
import { migrateDatabase } from '../database/migrations.ts';
import { hasAgents, refuseDemoAccounts } from '../demo/accounts.ts';
import type { PhotoStore } from '../modules/photos/index.ts';
import type { Settings } from '../settings/env.ts';
import { StartError } from '../start-error.ts';

const SUPERUSER_WARNING =
  'DATABASE_URL: its role is a superuser, who may read files and run programs on the machine of the database; ' +
  'give this server a role of its own that owns its database and is not a superuser';

/** Migrates the database, and seeds an empty one if demo data is wanted. */
export async function prepareDatabase(
  { connection, explain }: LocatedDatabase,
  { mode, databaseUrl, databasePoolerUrl, demoData }: Settings,
  photos: PhotoStore,
  logger: Logger,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    if (databaseUrl !== undefined) await refuseTransactionPooler(connection);
    await withStartLock(connection, warnAboutLostConnection(logger), async (db) => {
      signal?.throwIfAborted();
      if (databasePoolerUrl !== undefined) {
        const warning = await checkPooler({ connectionString: databasePoolerUrl });
        if (warning !== undefined) logger.warn(warning);
      }
      await migrateDatabase(db);
      if (mode === 'production') await refuseDemoAccounts(db);
      if (demoData && !(await hasAgents(db))) {
        const { seedDemoData } = await importSeed();
        await seedDemoData(db, photos, new Date(), signal);
      }
      if (databaseUrl !== undefined && (await isSuperuser(db))) logger.warn(SUPERUSER_WARNING);
    });
  } catch (error) {
    throw explain(error);
  }
}

export function warnAboutLostConnection(logger: Logger): (error: Error) => void {
  return (error) => {
    logger.warn(error, 'lost a connection to the database');
  };
}

async function isSuperuser(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`select rolsuper as is from pg_roles where rolname = current_user`);
  return rows[0]?.['is'] === true;
}

// Production lacks the development dependencies of the seed, which reads 470 files.
async function importSeed() {
  try {
    return await import('../demo/seed.ts');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError(
      'Demo data needs the development dependencies: run npm ci without --omit=dev, or set DEMO_DATA=off',
      { cause: error },
    );
  }
}
