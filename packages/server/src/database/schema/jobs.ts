import { integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './times.ts';

/** Background work: a permanent row for each recurring job, and a row for each task, which runs once. */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  /** Which code runs it. */
  kind: text('kind').notNull(),
  payload: json('payload'),
  /** Next run. Every time here is of the clock of the database. */
  dueAt: time('due_at').notNull().defaultNow(),
  /** The run that has it, until its lease ends. */
  run: uuid('run'),
  leasedUntil: time('leased_until'),
  /** Failed runs since the last one that succeeded. */
  failures: integer('failures').notNull().default(0),
  startedAt: time('started_at'),
  succeededAt: time('succeeded_at'),
  /** Error of the last run that ended. */
  durationMs: integer('duration_ms'),
  lastError: text('last_error'),
});

export type JobRow = typeof jobs.$inferSelect;
