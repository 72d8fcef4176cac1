import type pg from 'pg';
import { announceEverything } from '../platform/content-changes/content-changes.ts';
import { StartError } from '../start-error.ts';
import { bulkLoad } from './bulk-load.ts';
import { readTables, type Table } from './catalog.ts';
import { copyRowsIn, digestTable, nameOf, type RowsDigest } from './copy-rows.ts';
import { rowsFile, type Manifest } from './manifest.ts';

type RowsOfTable = Manifest['tables'][number];

/** @throws StartError that names the first table with rows */
export async function assertEmpty(client: pg.ClientBase): Promise<void> {
  for (const table of await readTables(client)) {
    const { rowCount } = await client.query(`select from ${nameOf(table)} limit 1`);
    if (rowCount !== 0)
      throw new StartError(`The database is not empty: there are rows in ${table.name}. Use a new database`);
  }
}

/** Requires an empty database with the same migrations. */
export async function importRows(client: pg.ClientBase, folder: string, manifest: Manifest): Promise<void> {
  await client.query('begin');
  const tables = await readTables(client);
  assertSameTables(tables, manifest);
  await client.query(`lock table ${tables.map(nameOf).join(', ')} in access exclusive mode`);
  await assertEmpty(client);
  await bulkLoad(client, tables, async () => {
    for (const [table, expected] of pairs(tables, manifest))
      assertSame(await copyRowsIn(client, table, rowsFile(folder, table)), expected, rowsFile(folder, table));
  });
  for (const [table, expected] of pairs(tables, manifest))
    assertSame(await digestTable(client, table), expected, `What PostgreSQL has stored of ${table.name}`);
  for (const { name, value } of manifest.sequences)
    await client.query(`select setval(format('public.%I', $1::text)::regclass, $2) where $2 is not null`, [
      name,
      value,
    ]);
  await client.query(`analyze ${tables.map(nameOf).join(', ')}`);
  await announceEverything(client);
  await client.query('commit');
}

function assertSameTables(tables: readonly Table[], manifest: Manifest): void {
  const describe = ({ name, columns }: Pick<Table, 'name' | 'columns'>) => `${name} (${columns.join(', ')})`;
  const [here, there] = [tables.map(describe), manifest.tables.map(describe)];
  const different =
    there.find((table) => !here.includes(table)) ?? here.find((table) => !there.includes(table));
  if (different !== undefined)
    throw new StartError(
      `The backup and the database differ in a table, with the same migrations: ${different}`,
    );
}

function pairs(tables: readonly Table[], manifest: Manifest): [Table, RowsOfTable][] {
  const byName = new Map(manifest.tables.map((rows) => [rows.name, rows]));
  return tables.flatMap((table) => {
    const rows = byName.get(table.name);
    return rows ? [[table, rows]] : [];
  });
}

function assertSame(found: RowsDigest, expected: RowsOfTable, what: string): void {
  const problem = describeDifference(found, expected);
  if (problem !== undefined) throw new StartError(`${what} ${problem}`);
}

/** Returns how rows differ from the manifest; undefined if they do not. */
export function describeDifference(found: RowsDigest, expected: RowsOfTable): string | undefined {
  if (found.rows !== expected.rows)
    return `has ${String(found.rows)} rows, and not the ${String(expected.rows)} that were backed up`;
  if (found.sha256 !== expected.sha256) return 'is damaged: its rows are not those that were backed up';
  return undefined;
}
