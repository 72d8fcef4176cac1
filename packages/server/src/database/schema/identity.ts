import { sql } from 'drizzle-orm';
import {
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  bigint,
} from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { time, bytes, valueList } from './columns.ts';
/** Lets a page say that a link was used; the table names no account. */
export const usedTokens = pgTable(
  'used_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    usedAt: time('used_at').notNull(),
  },
  (token) => [index('used_tokens_oldest').on(token.usedAt)],
);

/** Only the browser knows the token itself. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull(),
    /** Name such as 'Chrome on Android'; null if unknown. */
    device: text('device'),
    createdAt: time('created_at').notNull(),
    /** Up to a minute late. */
    lastUsedAt: time('last_used_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** The second factor is valid until then, but not beyond `expiresAt`. */
    secondFactorUntil: time('second_factor_until'),
  },
  (session) => [
    uniqueIndex('sessions_token_key').on(session.tokenHash),
    index('sessions_of_agent').on(session.agentId),
    index('sessions_oldest').on(session.expiresAt),
  ],
);

export type SessionRow = typeof sessions.$inferSelect;

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
