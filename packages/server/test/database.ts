import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { openDatabase, withStartLock, type Connection, type Queryable } from '../src/database/database.ts';
import { startEmbeddedPostgres } from '@naija/embedded-postgres';
import { untilDeserted } from '@naija/embedded-postgres/test';
import { migrateDatabase } from '../src/database/migrations.ts';
import { copyCluster } from './prepared-cluster.ts';

export interface TestDatabase {
  connection: Connection;
  db: Queryable;
  stop: () => Promise<void>;
}

const ignoreLost = () => undefined;

/** A real PostgreSQL in a folder, with the tables and no rows. */
export async function startTestDatabase(folder: string): Promise<TestDatabase> {
  const dir = join(folder, 'postgres');
  await copyCluster(dir, async (draft) => {
    await (await startWithTables(draft)).stop();
  });
  const server = await startWithTables(dir);
  const { db, close } = openDatabase(server.connection, ignoreLost, { patience: 12 });
  return {
    connection: server.connection,
    db,
    stop: async () => {
      await close();
      await server.stop();
      // Where a killed process of the test was its last user, it stops a little later, and writes until then.
      await untilDeserted(dir);
    },
  };
}

async function startWithTables(dir: string) {
  const server = await startEmbeddedPostgres({ dir });
  await withStartLock(server.connection, ignoreLost, migrateDatabase);
  return server;
}

/** Takes out every row. */
export async function emptyTables(db: Queryable): Promise<void> {
  await db.execute(
    sql`truncate agents, idempotency_keys, rate_limits, rate_limit_browsers, known_networks, mail_outbox, failure_reports cascade`,
  );
}
