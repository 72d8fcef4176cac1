import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { times } from './times.ts';

export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    fullname: text('fullname').notNull(),
    content: text('content').notNull(),
    ...times,
  },
  (comment) => [index('comments_newest').on(comment.agentId, comment.createdAt, comment.id)],
);

export type CommentRow = typeof comments.$inferSelect;
export type NewComment = typeof comments.$inferInsert;
