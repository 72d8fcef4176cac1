import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { time } from './times.ts';

/** Text messages that wait, and for a month those that were sent or given up. */
export const textMessages = pgTable(
  'text_messages',
  {
    /** Also sent to the provider, which recognizes repeats by it. */
    id: uuid('id').primaryKey().defaultRandom(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** Digits with the country code. */
    recipient: text('recipient').notNull(),
    /** Removed once sent or given up: it holds a code. */
    text: text('text'),
    createdAt: time('created_at').notNull(),
    /** Expiry: the message is useless afterwards. */
    expiresAt: time('expires_at').notNull(),
    lastError: text('last_error'),
    sentAt: time('sent_at'),
    failedAt: time('failed_at'),
  },
  (row) => [
    index('text_messages_oldest').on(row.createdAt),
    index('text_messages_of_agent').on(row.agentId, row.createdAt),
  ],
);

export type TextMessageRow = typeof textMessages.$inferSelect;
