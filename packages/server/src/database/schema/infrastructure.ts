import { index, integer, json, pgTable, primaryKey, text, uuid, doublePrecision } from 'drizzle-orm/pg-core';
import { time, bytes } from './columns.ts';

/** `bucket` is the SHA-256 of limit and subject. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: bytes('bucket').primaryKey(),
    used: doublePrecision('used').notNull(),
    at: time('at').notNull(),
  },
  (row) => [index('rate_limits_oldest').on(row.at)],
);

export const rateLimitBrowsers = pgTable(
  'rate_limit_browsers',
  {
    bucket: bytes('bucket').notNull(),
    browser: bytes('browser').notNull(),
    seenAt: time('seen_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.bucket, row.browser] }),
    index('rate_limit_browsers_oldest').on(row.seenAt),
  ],
);

/** `mark` is the SHA-256 of account and network. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    mark: bytes('mark').primaryKey(),
    seenAt: time('seen_at').notNull(),
  },
  (row) => [index('known_networks_oldest').on(row.seenAt)],
);

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

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    request: bytes('request').notNull(),
    status: integer('status').notNull(),
    body: json('body').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.scope, row.key] }),
    index('idempotency_keys_oldest').on(row.createdAt),
  ],
);
