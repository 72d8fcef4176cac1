import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { time } from './times.ts';

/** Pending mail, and for a month mail that was sent or given up. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    /** Also the Message-ID, which identifies duplicates. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** Whose account it is about, with which it is deleted; null for mail to visitors and operators, and of earlier releases. */
    agentId: uuid('agent_id').references(() => agents.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Removed with `text` once sent or given up: both hold tokens. */
    html: text('html'),
    text: text('text'),
    /** Takes the POST of a mail program (RFC 8058), for mail that can be switched off; removed with the bodies. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: time('created_at').notNull().defaultNow(),
    /** Next attempt; the epoch before the first, independent of clocks. */
    dueAt: time('due_at')
      .notNull()
      .default(sql`'epoch'`),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    sentAt: time('sent_at'),
    failedAt: time('failed_at'),
    /** Time of deletion, for mail to a person without an account; otherwise a month after it was written. */
    expiresAt: time('expires_at'),
  },
  (mail) => [
    index('mail_outbox_due')
      .on(mail.dueAt)
      .where(sql`${mail.sentAt} is null and ${mail.failedAt} is null`),
    index('mail_outbox_oldest').on(mail.createdAt),
    index('mail_outbox_expiring')
      .on(mail.expiresAt)
      .where(sql`${mail.expiresAt} is not null`),
    index('mail_outbox_of_agent')
      .on(mail.agentId)
      .where(sql`${mail.agentId} is not null`),
    // For what an agent may download, and what goes with an account.
    index('mail_outbox_recipient').on(sql`lower(normalize(${mail.recipient}, NFKC))`),
  ],
);

export type MailRow = typeof mailOutbox.$inferSelect;
