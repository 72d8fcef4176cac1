import { DEALINGS, FEE_ANSWERS } from '@naija/contracts/http/comments';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { mailOutbox } from './mail.ts';
import { time, times, bytes, valueList } from './columns.ts';
export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    fullname: text('fullname').notNull(),
    content: text('content').notNull(),
    dealing: text('dealing', { enum: DEALINGS }),
    /** True if the fee was as published; null if not stated. */
    feeAsPublished: text('fee_as_published', { enum: FEE_ANSWERS }),
    /** The author opened the mailed link. The address is not kept. */
    emailConfirmed: boolean('email_confirmed').notNull().default(false),
    hiddenAt: time('hidden_at'),
    reply: text('reply'),
    repliedAt: time('replied_at'),
    /** Null for a reply that was not changed. */
    replyEditedAt: time('reply_edited_at'),
    replyHiddenAt: time('reply_hidden_at'),
    ...times,
  },
  (comment) => [
    check('comments_dealing', sql`${comment.dealing} in (${valueList(DEALINGS)})`),
    check('comments_fee_as_published', sql`${comment.feeAsPublished} in (${valueList(FEE_ANSWERS)})`),
    index('comments_newest').on(comment.agentId, comment.createdAt, comment.id),
  ],
);

/**
 * Comments whose link to confirm an email is not opened yet. Only the mail contains the address, and it is deleted with it: when the
 * link is opened, or when the mail expires. A trigger deletes the mail with the row, and so with the comment.
 */
export const unconfirmedComments = pgTable('unconfirmed_comments', {
  tokenHash: bytes('token_hash').primaryKey(),
  commentId: uuid('comment_id')
    .notNull()
    .unique('unconfirmed_comments_comment_key')
    .references(() => comments.id, { onDelete: 'cascade' }),
  mailId: uuid('mail_id')
    .notNull()
    .unique('unconfirmed_comments_mail_key')
    .references(() => mailOutbox.id, { onDelete: 'cascade' }),
});

/**
 * Answers about fees that count: one for each mailbox and agent, of a comment with a confirmed email. Marks are HMACs with the
 * key of the agent in `feeAnswerKeys`; rows are deleted after a time, and with their comment.
 */
export const feeAnswers = pgTable(
  'fee_answers',
  {
    agentId: uuid('agent_id').notNull(),
    mailbox: bytes('mailbox').notNull(),
    commentId: uuid('comment_id')
      .notNull()
      .unique('fee_answers_comment_key')
      .references(() => comments.id, { onDelete: 'cascade' }),
    /** Null for services where anyone can open a mailbox, and for older answers. */
    mailDomain: bytes('mail_domain'),
    /** Network of the confirmation; null for older answers. */
    network: bytes('network'),
    answeredAt: time('answered_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.agentId, row.mailbox] }),
    index('fee_answers_oldest').on(row.answeredAt),
  ],
);

/** Random keys of the marks in `feeAnswers`. Backups leave its rows out, so that no mark in them can be compared with a guess. */
export const feeAnswerKeys = pgTable('fee_answer_keys', {
  agentId: uuid('agent_id')
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  key: bytes('key').notNull(),
});

export type CommentRow = typeof comments.$inferSelect;
export type NewComment = typeof comments.$inferInsert;
export type NewFeeAnswer = typeof feeAnswers.$inferInsert;
