import { doublePrecision, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { time } from './times.ts';

/** How much of an allowance is used; whose, and of which, stands in the SHA-256 `bucket` alone. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: bytes('bucket').primaryKey(),
    /** Requests not yet given back at the time `at`. */
    used: doublePrecision('used').notNull(),
    at: time('at').notNull(),
  },
  (row) => [index('rate_limits_oldest').on(row.at)],
);

/** The browsers, as SHA-256, that an allowance was lately used with. */
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
