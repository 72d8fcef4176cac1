import { DEALINGS, FEE_ANSWERS } from '@naija/contracts/http/comments';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { bytes } from './bytes.ts';
import { mailOutbox } from './mail.ts';
import { time, times } from './times.ts';
import { valueList } from './value-list.ts';

export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    fullname: text('fullname').notNull(),
    content: text('content').notNull(),
    /** What its author did with the agent, where that was said. */
    dealing: text('dealing', { enum: DEALINGS }),
    /** Whether the fee was as published, where that was said. */
    feeAsPublished: text('fee_as_published', { enum: FEE_ANSWERS }),
    /** Its author has opened a link that was mailed to the address given with it. The address is not kept. */
    emailConfirmed: boolean('email_confirmed').notNull().default(false),
    hiddenAt: time('hidden_at'),
    /** By the agent, in public. */
    reply: text('reply'),
    repliedAt: time('replied_at'),
    /** When its agent changed the reply last; null for one that stands as it was posted. */
    replyEditedAt: time('reply_edited_at'),
    replyHiddenAt: time('reply_hidden_at'),
    ...times,
  },
  (comment) => [
    check('comments_dealing', sql`${comment.dealing} in (${valueList(DEALINGS)})`),
    check('comments_fee_as_published', sql`${comment.feeAsPublished} in (${valueList(FEE_ANSWERS)})`),
    index('comments_newest').on(comment.agentId, comment.createdAt, comment.id),
    // With all that is read of an answer, so that a profile reads no comment to count them.
    index('comments_fee_answers')
      .on(comment.agentId, comment.createdAt, comment.emailConfirmed, comment.feeAsPublished)
      .where(sql`${comment.feeAsPublished} is not null and ${comment.hiddenAt} is null`),
  ],
);

/**
 * Comments whose link to confirm an email is not opened yet. The address is in the mail alone, and goes with it: when the
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

export type CommentRow = typeof comments.$inferSelect;
export type NewComment = typeof comments.$inferInsert;
