import { timestamp } from 'drizzle-orm/pg-core';

/** Millisecond precision, like a JavaScript Date. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const times = {
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
};
