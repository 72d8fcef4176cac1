import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { bytes } from './bytes.ts';
import { time } from './times.ts';

/** Links that revert a change of email or phone, sent to the former address. */
export const emailRestores = pgTable(
  'email_restores',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytes('token_hash').notNull(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    emailKey: text('email_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(normalize("email", NFKC))`),
    /** Null for a change of the address. */
    phone: text('phone'),
    expiresAt: time('expires_at').notNull(),
  },
  (row) => [
    uniqueIndex('email_restores_token_key').on(row.tokenHash),
    index('email_restores_of_agent').on(row.agentId),
    index('email_restores_of_address').on(row.emailKey),
    index('email_restores_oldest').on(row.expiresAt),
  ],
);
