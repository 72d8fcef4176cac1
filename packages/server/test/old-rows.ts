import { sql } from 'drizzle-orm';
import type { Queryable } from '../src/database/database.ts';

export interface StoredRow {
  table: string;
  /** JSON, keyed by column. */
  row: Record<string, unknown>;
}

interface Column extends Record<string, unknown> {
  table: string;
  name: string;
  type: string;
}

const AGENT_ID = '0192f6c8-6a51-7c52-9a3e-1f5f6b6d7a01';
// Filled by triggers.
const DERIVED = 'known_words';
// Values for columns with a check or a foreign key.
const VALUES: Record<string, unknown> = {
  agent_id: AGENT_ID,
  'agents.id': AGENT_ID,
  image: '0123456789abcdef0123456789abcdef',
  photo: '0123456789abcdef0123456789abcdef',
  kind: 'verify',
  'comments.dealing': 'rented',
  'comments.fee_as_published': 'yes',
  'moderation_appeals.kind': 'reply',
  'moderation_appeals.state': 'open',
  'moderation_cases.kind': 'comment',
  'moderation_cases.state': 'open',
  'registrations.register': 'cac',
  'registrations.state': 'pending',
  state: 'lagos',
};
const BY_TYPE: Record<string, unknown> = {
  uuid: '0192f6c8-6a51-7c52-9a3e-1f5f6b6d7a02',
  'uuid[]': '{0192f6c8-6a51-7c52-9a3e-1f5f6b6d7a02}',
  text: 'Yesterday',
  bytea: '\\x0102',
  json: '{"kept":true}',
  date: '2026-11-20',
  boolean: true,
  'integer[]': '{7}',
  'text[]': '{7}',
  'timestamp with time zone': '2026-11-20T12:00:00Z',
};

/** Inserts a row into every table, whatever the version of the schema, and returns all rows. */
export async function insertOldRows(db: Queryable): Promise<StoredRow[]> {
  const { rows } = await db.execute<Column>(sql`
    select table_name as table, column_name as name,
      case when data_type = 'ARRAY' then (udt_schema || '.' || udt_name)::regtype::text else data_type end as type
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO' and table_name <> ${DERIVED}
    order by table_name <> 'agents', table_name <> 'sessions', table_name, ordinal_position`);
  const tables = [...new Set(rows.map(({ table }) => table))];
  for (const table of tables) {
    const columns = rows.filter((column) => column.table === table);
    const names = columns.map(({ name }) => sql.identifier(name));
    const values = columns.map((column) => sql`${valueOf(column)}`);
    await db.execute(
      sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
    );
  }
  return Promise.all(tables.map(async (table) => ({ table, row: await readOnlyRow(db, table) })));
}

/** The only row of a table; rejects for any other number. */
export async function readOnlyRow(db: Queryable, table: string): Promise<Record<string, unknown>> {
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(stored) as row from ${sql.identifier(table)} stored`,
  );
  const [first] = rows;
  if (first === undefined || rows.length > 1) throw new Error(`${table} has ${String(rows.length)} rows`);
  return first.row;
}

function valueOf({ table, name, type }: Column): unknown {
  return VALUES[`${table}.${name}`] ?? VALUES[name] ?? BY_TYPE[type] ?? 7;
}
