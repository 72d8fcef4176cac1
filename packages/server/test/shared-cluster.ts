import { type EmbeddedPostgres, startEmbeddedPostgres } from '@naija/embedded-postgres';
import { type Cluster, clusterIn, prepareRoles } from '@naija/embedded-postgres/test';
import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { type Connection, withStartLock } from '../src/database/database.ts';
import { migrateDatabase } from '../src/database/migrations.ts';
import { sharedFolder } from './prepared-cluster.ts';

const TEMPLATE = 'tables';
const TEMPLATE_LOCK = 18;

export interface OwnDatabase {
  connection: Connection;
  drop: () => Promise<void>;
}

// Module state of one worker process; the cluster stops when the last worker has ended.
let joined: Promise<EmbeddedPostgres> | undefined;

/** Creates a database with all tables and no rows in the cluster that all test files share. */
export async function createOwnDatabase(): Promise<OwnDatabase> {
  const dir = join(sharedFolder(), 'postgres');
  joined ??= startEmbeddedPostgres({ dir });
  const { connection } = await joined;
  await withSuperuser(dir, 'postgres', (client) => createTemplate(client, dir));
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await withSuperuser(dir, 'postgres', (client) =>
    client.query(`create database ${database} template ${TEMPLATE} owner ${connection.user}`),
  );
  return {
    connection: { ...connection, database },
    drop: () =>
      withSuperuser(dir, 'postgres', async (client) => {
        await client.query(`drop database ${database} with (force)`);
      }),
  };
}

async function createTemplate(client: pg.Client, dir: string): Promise<void> {
  await client.query(`select pg_advisory_lock(${String(TEMPLATE_LOCK)})`);
  const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [
    TEMPLATE,
  ]);
  if (rowCount === 0) {
    await client.query(`drop database if exists ${TEMPLATE} with (force)`);
    await client.query(`create database ${TEMPLATE}`);
    const cluster = clusterIn(dir);
    await admitToAllDatabases(client, cluster);
    const connection = { ...cluster.connection, database: TEMPLATE };
    await withSuperuser(dir, TEMPLATE, (owner) => prepareRoles(owner, { ...cluster, connection }));
    await withStartLock(connection, () => undefined, migrateDatabase);
    await client.query(`alter database ${TEMPLATE} is_template true`);
  }
  await client.query(`select pg_advisory_unlock(${String(TEMPLATE_LOCK)})`);
}

// The cluster admits its roles to one database only.
async function admitToAllDatabases(client: pg.Client, cluster: Cluster): Promise<void> {
  const rules = [cluster.superuser, cluster.connection].map(({ user }) => `local all ${user} trust\n`);
  appendFileSync(join(cluster.data, 'pg_hba.conf'), rules.join(''));
  await client.query('select pg_reload_conf()');
  const connects = () => withSuperuser(cluster.root, TEMPLATE, () => Promise.resolve());
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
