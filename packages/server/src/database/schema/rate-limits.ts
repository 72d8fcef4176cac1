import { doublePrecision, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { time } from './times.ts';

/** Token buckets; `bucket` is the SHA-256 of limit and subject. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: bytes('bucket').primaryKey(),
    /** Tokens in use at the time `at`. */
    used: doublePrecision('used').notNull(),
    at: time('at').notNull(),
  },
  (row) => [index('rate_limits_oldest').on(row.at)],
);

/** Browsers, as SHA-256, that have recently used a bucket. */
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
