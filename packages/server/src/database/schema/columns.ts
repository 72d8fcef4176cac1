import { timestamp, customType } from 'drizzle-orm/pg-core';
import { sql, type SQL } from 'drizzle-orm';

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Millisecond precision, like a JavaScript Date. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const times = {
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
};

/** Trusted texts for `in (…)`; they are not escaped. */
export function valueList(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(', '));
}
