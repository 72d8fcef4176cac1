import { date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';

/** Week of the last login. */
export const agentActivity = pgTable('agent_activity', {
  agentId: uuid('agent_id')
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  /** Monday (UTC). */
  week: date('week').notNull(),
});
