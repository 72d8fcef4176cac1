import { date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';

/** Week of the last login. */
export const agentActivity = pgTable('agent_activity', {
  agentId: uuid('agent_id')
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  /** Monday (UTC). */
  week: date('week').notNull(),
});

const count = (name: string) => integer(name).notNull().default(0);

/** Visitors' interest, by `INTEREST_KINDS` of the contracts. */
export const agentWeeks = pgTable(
  'agent_weeks',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** Monday (UTC). */
    week: date('week').notNull(),
    view: count('views'),
    call: count('calls'),
    whatsApp: count('whats_apps'),
    email: count('emails'),
    favourite: count('favourites'),
  },
  (row) => [primaryKey({ columns: [row.agentId, row.week] }), index('agent_weeks_oldest').on(row.week)],
);
