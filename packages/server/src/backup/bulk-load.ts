import pg from 'pg';
import { nameOf } from './copy-rows.ts';
import type { Table } from './catalog.ts';

interface SetAside {
  remove: string;
  restore: string;
}

// Rows already contain what triggers derive, and one notification at the end is enough
const TRIGGERS = `
  select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as remove,
    format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as restore
  from pg_trigger where tgrelid = any ($1::regclass[]) and not tgisinternal and tgenabled = 'O'`;

// Foreign keys are checked for all rows at once, and tables may come in any order
const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
  from pg_constraint where conrelid = any ($1::regclass[]) and contype = 'f'`;

// Building an index once takes a fraction of the time. Indexes of constraints stay.
const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as remove, pg_get_indexdef(indexrelid) as restore
  from pg_index where indrelid = any ($1::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)`;

/**
 * Empties tables and fills them while triggers, foreign keys and indexes are suspended. Everything happens in the client's
 * transaction, which fails if rows break a foreign key.
 */
export async function bulkLoad(
  client: pg.ClientBase,
  tables: readonly Table[],
  fill: () => Promise<void>,
): Promise<void> {
  await client.query(`set local maintenance_work_mem = '128MB'`);
  const aside = await readSetAside(client, tables.map(nameOf));
  for (const { remove } of aside) await client.query(remove);
  // PostgreSQL does not log rows of a table that the same transaction has truncated.
  await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
  await fill();
  for (const { restore } of aside.reverse()) await client.query(restore);
}

async function readSetAside(client: pg.ClientBase, names: string[]): Promise<SetAside[]> {
  const found: SetAside[] = [];
  for (const query of [TRIGGERS, FOREIGN_KEYS, INDEXES])
    found.push(...(await client.query<SetAside>(query, [names])).rows);
  return found;
}
