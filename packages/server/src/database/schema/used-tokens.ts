import { index, pgTable } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { time } from './times.ts';

/** Lets a page say that a link was used; the table names no account. */
export const usedTokens = pgTable(
  'used_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    usedAt: time('used_at').notNull(),
  },
  (token) => [index('used_tokens_oldest').on(token.usedAt)],
);
