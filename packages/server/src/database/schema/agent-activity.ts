import { date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';

/** When agents were last logged in, to a week. */
export const agentActivity = pgTable('agent_activity', {
  agentId: uuid('agent_id')
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  /** Monday of that week, UTC. */
  week: date('week').notNull(),
});
