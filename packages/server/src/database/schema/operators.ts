import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { time, bytes } from './columns.ts';

/** Secrets are stored in Base32, because checks compute codes from them. */
export const operators = pgTable('operators', {
  agentId: uuid('agent_id')
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  grantedAt: time('granted_at').notNull(),
  /** Null before enrolment. */
  secret: text('secret'),
  pendingSecret: text('pending_secret'),
  /** Time step of the last code used; earlier codes are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Codes work once and are then deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => operators.agentId, { onDelete: 'cascade' }),
  },
  (row) => [index('recovery_codes_of_operator').on(row.agentId)],
);

export type OperatorRow = typeof operators.$inferSelect;
