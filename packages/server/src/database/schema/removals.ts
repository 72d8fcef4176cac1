import { bigint, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** Content that devices must drop; written by triggers in the order of commits. */
export const removals = pgTable(
  'removals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    agentId: uuid('agent_id').notNull(),
    /** Null if the whole agent is removed. */
    commentId: uuid('comment_id'),
    at: time('at').notNull().defaultNow(),
  },
  (row) => [index('removals_oldest').on(row.at)],
);
