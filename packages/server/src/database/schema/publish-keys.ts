import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { time } from './times.ts';

/** Only the team knows the key itself. */
export const publishKeys = pgTable(
  'publish_keys',
  {
    /** Beginning of the hash, which names the key to people. */
    id: text('id').primaryKey(),
    remote: text('remote').notNull(),
    hash: bytes('hash').notNull(),
    label: text('label').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at'),
    /** Up to a minute late. */
    lastUsedAt: time('last_used_at'),
    revokedAt: time('revoked_at'),
  },
  (key) => [uniqueIndex('publish_keys_hash').on(key.hash), index('publish_keys_of_remote').on(key.remote)],
);

export type PublishKeyRow = typeof publishKeys.$inferSelect;
