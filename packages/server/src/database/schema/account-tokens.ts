import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { bytes } from './bytes.ts';
import { time } from './times.ts';

/** What a token sent by mail is good for. */
export const TOKEN_KINDS = ['verify', 'reset', 'email'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

const kinds = sql.raw(TOKEN_KINDS.map((kind) => `'${kind}'`).join(', '));

/** The newest token of each kind that an agent was sent, until it is used. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: TOKEN_KINDS }).notNull(),
    /** SHA-256 of the token. */
    tokenHash: bytes('token_hash').notNull(),
    /** SHA-256 of the token's hash and the code that may be typed instead of it. */
    codeHash: bytes('code_hash').notNull(),
    /** Wrong codes so far. */
    codeTries: smallint('code_tries').notNull().default(0),
    /** The address that it was sent to, where that is not yet the agent's. */
    email: text('email'),
    /** For 'email': the session that asked, which may be over. */
    sessionId: uuid('session_id'),
    expiresAt: time('expires_at').notNull(),
  },
  (token) => [
    primaryKey({ columns: [token.agentId, token.kind] }),
    check('account_tokens_kind', sql`${token.kind} in (${kinds})`),
    uniqueIndex('account_tokens_token_key').on(token.tokenHash),
    index('account_tokens_oldest').on(token.expiresAt),
  ],
);
