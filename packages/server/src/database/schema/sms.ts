import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { time } from './columns.ts';

/** Sent and abandoned messages stay for a month. */
export const textMessages = pgTable(
  'text_messages',
  {
    /** The provider recognizes repeated messages by this id. */
    id: uuid('id').primaryKey().defaultRandom(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** Digits with the country code. */
    recipient: text('recipient').notNull(),
    /** Removed once sent or given up, because it holds a code. */
    text: text('text'),
    createdAt: time('created_at').notNull(),
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
