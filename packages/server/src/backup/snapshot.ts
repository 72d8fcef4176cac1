import { drizzle } from 'drizzle-orm/node-postgres';
import { stat } from 'node:fs/promises';
import pg from 'pg';
import type { Connection } from '../database/database.ts';
import { appliedMigrations } from '../database/migrations.ts';
import { keepPhotos } from '../modules/photos/index.ts';
import { readSequences, readTables, type Table } from './catalog.ts';
import { copyRowsOut } from './copy-rows.ts';
import { rowsFile, type Manifest } from './manifest.ts';
import { copyPhotoIds } from './photos.ts';

const CONNECT_TIMEOUT_MS = 5_000;
// Overrides the defaults of the database and the role: rows are written the same everywhere, and no timeout applies
const SESSION = `set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex';
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;

export type RowsManifest = Pick<Manifest, 'takenAt' | 'postgres' | 'migrations' | 'tables' | 'sequences'>;

/** Runs work on a connection for copying, which is closed afterwards. */
export async function withCopyClient<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...connection,
    application_name: 'naija-backup',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // The running query fails as well, and reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(SESSION);
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Writes all rows as of one moment, and the ids of the photos that they refer to. These photos stay until the client's
 * connection ends. Writers are not blocked.
 */
export async function copySnapshot(client: pg.Client, folder: string): Promise<RowsManifest> {
  // Photos removed before this are not in the snapshot.
  await keepPhotos(drizzle(client));
  await client.query('begin transaction isolation level repeatable read read only');
  const { rows } = await client.query<{ now: Date; postgres: string }>(
    `select clock_timestamp() as now, current_setting('server_version') as postgres`,
  );
  const migrations = (await appliedMigrations(drizzle(client))).map(({ tag, hash }) => ({ tag, hash }));
  const tables = [];
  for (const table of await readTables(client)) tables.push(await copyTable(client, table, folder));
  // Sequences are not transactional; later values do no harm.
  const sequences = await readSequences(client);
  await copyPhotoIds(client, folder);
  await client.query('commit');
  return {
    takenAt: rows[0]?.now.toISOString() ?? '',
    postgres: rows[0]?.postgres ?? '',
    migrations,
    tables,
    sequences,
  };
}

async function copyTable(
  client: pg.Client,
  table: Table,
  folder: string,
): Promise<Manifest['tables'][number]> {
  const file = rowsFile(folder, table);
  const digest = await copyRowsOut(client, table, file);
  return { name: table.name, columns: table.columns, ...digest, bytes: (await stat(file)).size };
}
