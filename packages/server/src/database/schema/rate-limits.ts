import { doublePrecision, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { time } from './times.ts';

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
