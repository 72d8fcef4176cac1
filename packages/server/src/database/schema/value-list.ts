import { sql, type SQL } from 'drizzle-orm';

/** Texts of ours as SQL for `in (…)`; nothing in them is escaped. */
export function valueList(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(', '));
}
