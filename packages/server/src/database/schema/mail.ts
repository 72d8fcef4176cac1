import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './times.ts';

/** Letters to send, and for a month those that were sent or given up. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    /** Also the Message-ID, so that a letter sent twice can be told to be one. */
    id: uuid('id').primaryKey().defaultRandom(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Gone once sent or given up, for what it says opens accounts; the same holds for `text`. */
    html: text('html'),
    text: text('text'),
    createdAt: time('created_at').notNull().defaultNow(),
    /** When to try next; long ago for what was not tried yet, whatever the clocks of the machines say. */
    dueAt: time('due_at')
      .notNull()
      .default(sql`'epoch'`),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    sentAt: time('sent_at'),
    failedAt: time('failed_at'),
  },
  (mail) => [
    index('mail_outbox_due')
      .on(mail.dueAt)
      .where(sql`${mail.sentAt} is null and ${mail.failedAt} is null`),
    index('mail_outbox_oldest').on(mail.createdAt),
  ],
);

export type MailRow = typeof mailOutbox.$inferSelect;
