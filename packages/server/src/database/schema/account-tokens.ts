import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { bytes } from './bytes.ts';
import { time } from './times.ts';
import { valueList } from './value-list.ts';

export const TOKEN_KINDS = ['verify', 'reset', 'email', 'deletion', 'phone', 'newPhone'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/**
 * Newest unused token of each kind. 'deletion' cancels a deletion; only the code of 'phone' is sent; 'newPhone' is sent to no
 * one and lets an edit store a number.
 */
export const accountTokens = pgTable(
  'account_tokens',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: TOKEN_KINDS }).notNull(),
    tokenHash: bytes('token_hash').notNull(),
    /** SHA-256 of the token's hash and the alternative code. */
    codeHash: bytes('code_hash').notNull(),
    codeTries: smallint('code_tries').notNull().default(0),
    email: text('email'),
    /** Number that the code of 'phone' was sent to, or that 'newPhone' allows. Digits with the country code. */
    phone: text('phone'),
    sessionId: uuid('session_id'),
    expiresAt: time('expires_at').notNull(),
  },
  (token) => [
    primaryKey({ columns: [token.agentId, token.kind] }),
    check('account_tokens_kind', sql`${token.kind} in (${valueList(TOKEN_KINDS)})`),
    uniqueIndex('account_tokens_token_key').on(token.tokenHash),
    index('account_tokens_oldest').on(token.expiresAt),
  ],
);
