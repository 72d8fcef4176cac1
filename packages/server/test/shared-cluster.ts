import { type EmbeddedPostgres, startEmbeddedPostgres } from '@naija/embedded-postgres';
import { type Cluster, clusterIn, prepareRoles } from '@naija/embedded-postgres/test';
import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { type Connection, withStartLock } from '../src/database/database.ts';
import { migrateDatabase } from '../src/database/migrations.ts';
import { sharedFolder } from './prepared-cluster.ts';

const TEMPLATE_LOCK = 18;

export interface OwnDatabase {
  connection: Connection;
  /** Address of the database, in the form of DATABASE_URL. */
  url: string;
  drop: () => Promise<void>;
}

// One membership for each worker process; the cluster stops with the last one.
let joined: Promise<EmbeddedPostgres> | undefined;

/** Creates a database in the cluster that all test files share, with all tables or with the extensions only. */
export async function createOwnDatabase(template: 'tables' | 'extensions' = 'tables'): Promise<OwnDatabase> {
  const dir = join(sharedFolder(), 'postgres');
  joined ??= startEmbeddedPostgres({ dir });
  const { connection } = await joined;
  await withSuperuser(dir, 'postgres', (client) => createTemplates(client, dir));
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await withSuperuser(dir, 'postgres', (client) =>
    client.query(`create database ${database} template ${template} owner ${connection.user}`),
  );
  return {
    connection: { ...connection, database },
    url: `postgres://${connection.user}@localhost/${database}?host=${encodeURIComponent(connection.host)}`,
    drop: () =>
      withSuperuser(dir, 'postgres', async (client) => {
        await client.query(`drop database ${database} with (force)`);
      }),
  };
}

async function createTemplates(client: pg.Client, dir: string): Promise<void> {
  await client.query(`select pg_advisory_lock(${String(TEMPLATE_LOCK)})`);
  const { rowCount } = await client.query(
    "select from pg_database where datname = 'tables' and datistemplate",
  );
  const isNew = rowCount === 0;
  const cluster = clusterIn(dir);
  if (isNew) {
    await client.query('drop database if exists tables with (force)');
    await client.query('drop database if exists extensions with (force)');
    await client.query('create database extensions');
  }
  await allowAllDatabases(client, cluster);
  if (isNew) {
    const connection = { ...cluster.connection, database: 'extensions' };
    await withSuperuser(dir, 'extensions', (owner) => prepareRoles(owner, { ...cluster, connection }));
    await client.query(`create database tables template extensions owner ${connection.user}`);
    await withStartLock({ ...connection, database: 'tables' }, () => undefined, migrateDatabase);
    await client.query('alter database tables is_template true');
  }
  await client.query(`select pg_advisory_unlock(${String(TEMPLATE_LOCK)})`);
}

// A cluster lets its roles connect to one database only, again each time that it is started: it stops between two workers if
// files of other workspaces come between theirs.
async function allowAllDatabases(client: pg.Client, cluster: Cluster): Promise<void> {
  const file = join(cluster.data, 'pg_hba.conf');
  const rules = [cluster.superuser, cluster.connection]
    .map(({ user }) => `local all ${user} trust\n`)
    .join('');
  if (readFileSync(file, 'utf8').endsWith(rules)) return;
  appendFileSync(file, rules);
  // A test's data need not survive a crash of the machine.
  await client.query('alter system set fsync = off');
  await client.query('select pg_reload_conf()');
  const connects = () => withSuperuser(cluster.root, 'extensions', () => Promise.resolve());
  await vi.waitFor(connects, { timeout: 60_000, interval: 10 });
}

async function withSuperuser<T>(
  dir: string,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...clusterIn(dir).superuser, database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
