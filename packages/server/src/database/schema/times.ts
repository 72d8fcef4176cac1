import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time, in milliseconds, so that a time survives the way through JavaScript and a cursor unchanged. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
/** When a row was made and last changed. */
export const times = {
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
};
