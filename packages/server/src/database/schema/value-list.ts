import { sql, type SQL } from 'drizzle-orm';

/** Trusted texts for `in (…)`; they are not escaped. */
export function valueList(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(', '));
}
