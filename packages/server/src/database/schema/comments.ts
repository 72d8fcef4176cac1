import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { time, times } from './times.ts';

export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    fullname: text('fullname').notNull(),
    content: text('content').notNull(),
    hiddenAt: time('hidden_at'),
    /** By the agent, in public. */
    reply: text('reply'),
    repliedAt: time('replied_at'),
    replyHiddenAt: time('reply_hidden_at'),
    ...times,
  },
  (comment) => [index('comments_newest').on(comment.agentId, comment.createdAt, comment.id)],
);

export type CommentRow = typeof comments.$inferSelect;
export type NewComment = typeof comments.$inferInsert;
