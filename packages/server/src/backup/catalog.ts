import type pg from 'pg';

export interface Table {
  name: string;
  /** Generated columns are left out, because PostgreSQL computes them again. */
  columns: string[];
  /** SQL order that does not depend on the collation of a database. */
  order: string;
}

export interface Sequence {
  name: string;
  value: string | null;
}

const IS_OURS = `nspname = 'public' and relkind = 'r' and not exists (
  select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')`;

/** Tables by name, without those of PostgreSQL and its extensions. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; keys: string[] | null }>(`
    select relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select array_agg(format('%I', attname) || case when attcollation = 0 then '' else ' collate "C"' end
          order by array_position(i.indkey::int2[], attnum))
        from pg_index i join pg_attribute on attrelid = i.indrelid and attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as keys
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where ${IS_OURS}
    order by relname collate "C"`);
  return rows.map(({ name, columns, keys }) => ({
    name,
    columns,
    order: keys?.join(', ') ?? 'copied::text collate "C"',
  }));
}

/** Returns how far the sequences of the application have counted, by name. */
export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' order by sequencename collate "C"`);
  return rows;
}
