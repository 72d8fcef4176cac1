import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { bytes } from './bytes.ts';
import { time } from './times.ts';

/** Only the browser knows the token itself. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull(),
    /** Name such as 'Chrome on Android'; null if unknown. */
    device: text('device'),
    createdAt: time('created_at').notNull(),
    /** Up to a minute late. */
    lastUsedAt: time('last_used_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** The second factor is valid until then, but not beyond `expiresAt`. */
    secondFactorUntil: time('second_factor_until'),
  },
  (session) => [
    uniqueIndex('sessions_token_key').on(session.tokenHash),
    index('sessions_of_agent').on(session.agentId),
    index('sessions_oldest').on(session.expiresAt),
  ],
);

export type SessionRow = typeof sessions.$inferSelect;
