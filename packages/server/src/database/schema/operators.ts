import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { bytes } from './bytes.ts';
import { time } from './times.ts';

/** Accounts with the role. The secrets are in Base32, as each check computes a code from one. */
export const operators = pgTable('operators', {
  agentId: uuid('agent_id')
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  grantedAt: time('granted_at').notNull(),
  /** Secret of the second factor; null before enrolment. */
  secret: text('secret'),
  /** Secret of an enrolment that is not confirmed. */
  pendingSecret: text('pending_secret'),
  /** Time step of the last code that was used: it and those before are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Each works once, and is deleted then. */
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
