import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { time } from './columns.ts';

/** Sent and abandoned mail stays for a month. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    /** Used as Message-ID, which identifies duplicates. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** Whose account it is about, with which it is deleted; null for mail to visitors and operators, and of earlier releases. */
    agentId: uuid('agent_id').references(() => agents.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Bodies hold tokens, so both are removed once sent or given up. */
    html: text('html'),
    text: text('text'),
    /** Accepts the POST of a mail program (RFC 8058); removed with the bodies. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: time('created_at').notNull().defaultNow(),
    /** Next attempt; the epoch before the first. */
    dueAt: time('due_at')
      .notNull()
      .default(sql`'epoch'`),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    sentAt: time('sent_at'),
    failedAt: time('failed_at'),
    /** A month after writing, or earlier for people without an account. */
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
    // Finds mail that an agent may download or that is deleted with the account.
    index('mail_outbox_recipient').on(sql`lower(normalize(${mail.recipient}, NFKC))`),
  ],
);

export type MailRow = typeof mailOutbox.$inferSelect;
