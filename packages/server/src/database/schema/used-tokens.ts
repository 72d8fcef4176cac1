import { index, pgTable } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { time } from './times.ts';

/** Mailed tokens that were used, so that their links can say so; about no account. */
export const usedTokens = pgTable(
  'used_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    usedAt: time('used_at').notNull(),
  },
  (token) => [index('used_tokens_oldest').on(token.usedAt)],
);
