import { index, pgTable } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { time } from './times.ts';

/** `mark` is the SHA-256 of account and network. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    mark: bytes('mark').primaryKey(),
    seenAt: time('seen_at').notNull(),
  },
  (row) => [index('known_networks_oldest').on(row.seenAt)],
);
