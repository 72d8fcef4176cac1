import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/use-server.ts';
import { migrations, migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';

interface Snapshot {
  id: string;
  prevId: string;
}

const snapshots = migrations.map(
  ({ tag }) =>
    JSON.parse(
      readFileSync(join(migrationsFolder, `meta/${tag.slice(0, 4)}_snapshot.json`), 'utf8'),
    ) as Snapshot,
);
const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table));
const database = useDatabase();

interface Catalog extends Record<string, unknown> {
  /** Name, type, and if the column is never null. */
  columns: string[];
  indexes: string[];
  constraints: string[];
}

async function readCatalog(table: string): Promise<Catalog> {
  const { rows } = await database.db.execute<Catalog>(sql`
    select
      array(
        select concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull::text) as described
        from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
        order by 1
      ) as columns,
      array(select indexrelid::regclass::text from pg_index where indrelid = ${table}::regclass) as indexes,
      array(select conname::text from pg_constraint where conrelid = ${table}::regclass) as constraints`);
  if (rows[0] === undefined) throw new Error(`there is no table ${table}`);
  return rows[0];
}

describe('migrations', () => {
  it.each(tables.map((table) => [table.name, table] as const))(
    'make %s as the schema declares it',
    async (name, table) => {
      const made = await readCatalog(name);
      expect(made.columns.sort()).toEqual(
        table.columns
          .map(
            (column) => `${column.name} ${column.getSQLType().replace(' (', '(')} ${String(column.notNull)}`,
          )
          .sort(),
      );
      for (const { config } of table.indexes) expect(made.indexes).toContain(config.name);
      for (const { name } of table.checks) expect(made.constraints).toContain(name);
      for (const key of table.foreignKeys) expect(made.constraints).toContain(key.getName());
    },
  );

  it('end in a snapshot of the schema', async () => {
    const last = snapshots.at(-1);
    if (last === undefined) throw new Error('there are no migrations');
    expect(
      await generateMigration(last as never, generateDrizzleJson(schema)),
      'naija db generate <name>',
    ).toEqual([]);
  });

  it('are named in the journal, each with its file and a snapshot that follows the one before', () => {
    const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
    expect(files).toEqual(migrations.map(({ tag }) => `${tag}.sql`));
    expect(snapshots.slice(1).map(({ prevId }) => prevId)).toEqual(
      snapshots.slice(0, -1).map(({ id }) => id),
    );
  });

  it('have times that rise, none in the future', () => {
    const times = migrations.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(Date.now());
  });
});
