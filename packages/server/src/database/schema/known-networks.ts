import { index, pgTable } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { time } from './times.ts';

/** From where agents have lately logged in; who and from where stands in the SHA-256 `mark` alone. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    mark: bytes('mark').primaryKey(),
    seenAt: time('seen_at').notNull(),
  },
  (row) => [index('known_networks_oldest').on(row.seenAt)],
);
