import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../../database/database.ts';
import { accountTokens, usedTokens, type TokenKind } from '../../../database/schema.ts';
import { lockAgent } from '../accounts/repository.ts';
import { TOKEN_LIFETIMES_MS } from '../lifetimes.ts';
import { hashCode, hashToken, randomCode, randomToken } from './secrets.ts';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { badRequest, HttpError } from '../../../platform/http/http-error.ts';

const MAX_WRONG_CODES = 5;
// Matches no agent, so an unknown account costs the same queries
const NO_AGENT_ID = '00000000-0000-0000-0000-000000000000';

export interface NewToken {
  agentId: string;
  kind: TokenKind;
  now: Date;
  email?: string;
  sessionId?: string;
  /** Digits with the country code. */
  phone?: string;
  token?: string;
}

/** Link token and six-digit code; only their hashes are stored. */
export interface IssuedToken {
  token: string;
  code: string;
}

/** Revokes the agent's older token of the same kind. */
export async function issueToken(
  tx: Queryable,
  { agentId, kind, now, email, sessionId, phone, token = randomToken() }: NewToken,
): Promise<IssuedToken> {
  const code = randomCode();
  const tokenHash = hashToken(token);
  const row = {
    tokenHash,
    codeHash: hashCode(tokenHash, code),
    codeTries: 0,
    email: email ?? null,
    sessionId: sessionId ?? null,
    phone: phone ?? null,
    expiresAt: new Date(now.getTime() + TOKEN_LIFETIMES_MS[kind]),
  };
  await tx
    .insert(accountTokens)
    .values({ agentId, kind, ...row })
    .onConflictDoUpdate({ target: [accountTokens.agentId, accountTokens.kind], set: row });
  return { token, code };
}

interface TokenUse {
  kind: TokenKind;
  token: string;
  now: Date;
}

/** Consumes a token once, even under concurrent requests, and locks its agent. */
export async function consumeToken(tx: Queryable, use: TokenUse): Promise<string | undefined> {
  return (await deleteToken(tx, use))?.agentId;
}

/** Consumes a token of a change of the email address; returns the new address and the session as well. */
export async function consumeEmailToken(tx: Queryable, use: Omit<TokenUse, 'kind'>) {
  const used = await deleteToken(tx, { ...use, kind: 'email' });
  return used?.email == null ? undefined : { ...used, email: used.email };
}

/** Returns true if a token is valid now, without consuming it. */
export async function isTokenValid(db: Queryable, use: TokenUse): Promise<boolean> {
  return (await db.$count(accountTokens, isOf(use))) > 0;
}

/** Returns true if a token was used recently. */
export async function wasTokenUsed(db: Queryable, token: string): Promise<boolean> {
  return (await db.$count(usedTokens, eq(usedTokens.tokenHash, hashToken(token)))) > 0;
}

function isOf({ kind, token, now }: TokenUse) {
  const { tokenHash, expiresAt } = accountTokens;
  return and(eq(tokenHash, hashToken(token)), eq(accountTokens.kind, kind), gt(expiresAt, now));
}

async function deleteToken(tx: Queryable, use: TokenUse) {
  const { agentId, email, sessionId, tokenHash } = accountTokens;
  const [found] = await tx.select({ agentId }).from(accountTokens).where(isOf(use));
  if (!found) return undefined;
  await lockAgent(tx, found.agentId);
  const deleted = tx.delete(accountTokens).where(isOf(use));
  const [used] = await deleted.returning({ agentId, email, sessionId, tokenHash });
  if (used) await rememberUse(tx, used.tokenHash, use.now);
  return used;
}

/** Records that a token was used, so that its link can say so. */
export async function rememberUse(tx: Queryable, tokenHash: Buffer, usedAt: Date): Promise<void> {
  await tx.insert(usedTokens).values({ tokenHash, usedAt }).onConflictDoNothing();
}

export async function revokeTokens(
  tx: Queryable,
  agentId: string,
  kinds?: readonly TokenKind[],
): Promise<void> {
  const some = kinds && inArray(accountTokens.kind, [...kinds]);
  await tx.delete(accountTokens).where(and(eq(accountTokens.agentId, agentId), some));
}

interface CodeUse {
  agentId: string | undefined;
  kind: 'verify' | 'phone';
  code: string;
  now: Date;
}

/** A wrong code is counted; after five, the code is invalid. */
export async function consumeCode(tx: Queryable, { agentId = NO_AGENT_ID, kind, code, now }: CodeUse) {
  const isAgents = and(eq(accountTokens.agentId, agentId), eq(accountTokens.kind, kind));
  const [tried] = await tx
    .update(accountTokens)
    .set({ codeTries: sql`${accountTokens.codeTries} + 1` })
    .where(and(isAgents, gt(accountTokens.expiresAt, now), lt(accountTokens.codeTries, MAX_WRONG_CODES)))
    .returning();
  if (!tried || !timingSafeEqual(tried.codeHash, hashCode(tried.tokenHash, code))) return undefined;
  await tx.delete(accountTokens).where(isAgents);
  await rememberUse(tx, tried.tokenHash, now);
  return tried;
}

/** Returns HttpError 410 for a used link, 400 for an expired or unknown one. */
export async function deadLink(db: Queryable, token: string): Promise<HttpError> {
  const isUsed = await wasTokenUsed(db, token);
  return isUsed ? new HttpError(410, 'link_used', MESSAGES.linkUsed) : badRequest(MESSAGES.linkDead);
}
