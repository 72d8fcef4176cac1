import { integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './times.ts';

/** A permanent row for each recurring job, and a row for each task, which runs once. */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  kind: text('kind').notNull(),
  payload: json('payload'),
  /** Next run; times in this table are of the database's clock. */
  dueAt: time('due_at').notNull().defaultNow(),
  /** Current run, until its lease ends. */
  run: uuid('run'),
  leasedUntil: time('leased_until'),
  failures: integer('failures').notNull().default(0),
  startedAt: time('started_at'),
  succeededAt: time('succeeded_at'),
  durationMs: integer('duration_ms'),
  lastError: text('last_error'),
});

export type JobRow = typeof jobs.$inferSelect;
