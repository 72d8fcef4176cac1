import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { openDatabase, withStartLock, type Connection, type Queryable } from '../src/database/database.ts';
import { startEmbeddedPostgres } from '@naija/embedded-postgres';
import { waitUntilStopped } from '@naija/embedded-postgres/test';
import { migrateDatabase } from '../src/database/migrations.ts';
import { copyCluster } from './prepared-cluster.ts';

export interface TestDatabase {
  connection: Connection;
  db: Queryable;
  /** Process id of the postmaster. */
  pid: () => number;
  stop: () => Promise<void>;
}

const ignoreLost = () => undefined;

/** Starts a cluster of its own with empty tables, for tests that stop or configure it; others use `useDatabase`. */
export async function startTestDatabase(folder: string): Promise<TestDatabase> {
  const dir = join(folder, 'postgres');
  await copyCluster(dir, async (draft) => {
    await (await startWithTables(draft)).stop();
  });
  const server = await startWithTables(dir);
  const { db, close } = openDatabase(server.connection, ignoreLost, { timeoutFactor: 12 });
  return {
    connection: server.connection,
    db,
    pid: () => server.pid ?? 0,
    stop: async () => {
      await close();
      await server.stop();
      // It stops a little later if a killed process was its last member.
      await waitUntilStopped(dir);
    },
  };
}

async function startWithTables(dir: string) {
  const server = await startEmbeddedPostgres({ dir });
  await withStartLock(server.connection, ignoreLost, migrateDatabase);
  return server;
}

/** Deletes every row, also of the audit, which only the owner of the tables can do. */
export async function emptyTables(db: Queryable): Promise<void> {
  await db.execute(sql`
    alter table audit_entries disable trigger audit_entries_unchanged; delete from audit_entries;
    alter table audit_entries enable trigger audit_entries_unchanged;
    delete from agents; delete from idempotency_keys; delete from rate_limits; delete from rate_limit_browsers;
    delete from known_networks; delete from mail_outbox; delete from failure_reports;
    delete from failure_messages; delete from page_loads; delete from canary_watches; delete from release_watches; delete from publish_keys; delete from jobs;
    delete from removals`);
}
