import { LIMITS } from '@naija/contracts/domain/limits';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { timingSafeEqual } from 'node:crypto';
import { holdAgent } from '../accounts/hold-agent.ts';
import type { Queryable } from '../../../database/database.ts';
import { accountTokens, type TokenKind } from '../../../database/schema.ts';
import { hashCode, hashToken, randomCode, randomToken } from './secrets.ts';

const HOUR = 60 * 60 * 1_000;
const LIFETIMES: Record<TokenKind, number> = {
  verify: LIMITS.verificationLinkHours * HOUR,
  reset: LIMITS.resetLinkHours * HOUR,
  email: LIMITS.verificationLinkHours * HOUR,
};
const MOST_WRONG_CODES = 5;
// An id that no agent has: asking about nobody costs what asking about somebody costs.
const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface NewToken {
  agentId: string;
  kind: TokenKind;
  now: Date;
  /** For 'email': the address that the agent wants to have. */
  email?: string;
  /** For 'email': the session that asks. */
  sessionId?: string;
}

/** What is sent by mail, and kept nowhere: a token for the link, and six digits that do the same. */
export interface IssuedToken {
  token: string;
  code: string;
}

/** Makes a token; the agent's older one of that kind is good for nothing from then on. */
export async function issueToken(
  tx: Queryable,
  { agentId, kind, now, email, sessionId }: NewToken,
): Promise<IssuedToken> {
  const token = randomToken();
  const code = randomCode();
  const tokenHash = hashToken(token);
  const row = {
    tokenHash,
    codeHash: hashCode(tokenHash, code),
    codeTries: 0,
    email: email ?? null,
    sessionId: sessionId ?? null,
    expiresAt: new Date(now.getTime() + LIFETIMES[kind]),
  };
  await tx
    .insert(accountTokens)
    .values({ agentId, kind, ...row })
    .onConflictDoUpdate({ target: [accountTokens.agentId, accountTokens.kind], set: row });
  return { token, code };
}

/** Which token is to be used up, and when. */
interface TokenUse {
  kind: TokenKind;
  token: string;
  now: Date;
}

/** Uses a token up, which only one of many at once succeeds with; gives the id of the agent, whom the transaction then holds. Any text will do. */
export async function useToken(tx: Queryable, use: TokenUse): Promise<string | undefined> {
  return (await takeOut(tx, use))?.agentId;
}

/** The same for 'email'; gives the address as well, and the session that asked. */
export async function takeEmailToken(tx: Queryable, use: Omit<TokenUse, 'kind'>) {
  const used = await takeOut(tx, { ...use, kind: 'email' });
  return used?.email == null ? undefined : { ...used, email: used.email };
}

async function takeOut(tx: Queryable, { kind, token, now }: TokenUse) {
  const { agentId, email, sessionId, tokenHash, expiresAt } = accountTokens;
  const isThis = and(eq(tokenHash, hashToken(token)), eq(accountTokens.kind, kind), gt(expiresAt, now));
  const [found] = await tx.select({ agentId }).from(accountTokens).where(isThis);
  if (!found) return undefined;
  await holdAgent(tx, found.agentId);
  const [used] = await tx.delete(accountTokens).where(isThis).returning({ agentId, email, sessionId });
  return used;
}

/** Makes an agent's tokens of some kinds good for nothing; of all kinds unless told. */
export async function dropTokens(
  tx: Queryable,
  agentId: string,
  kinds?: readonly TokenKind[],
): Promise<void> {
  const some = kinds && inArray(accountTokens.kind, [...kinds]);
  await tx.delete(accountTokens).where(and(eq(accountTokens.agentId, agentId), some));
}

/**
 * Uses up, by its code, the token that verifies an agent's address; false where the code is not right. After five wrong
 * ones no code is right, and the link still is. The transaction must not be undone for a wrong code, or it would not count.
 */
export async function useCode(
  tx: Queryable,
  { agentId = NOBODY, code, now }: { agentId: string | undefined; code: string; now: Date },
): Promise<boolean> {
  const isAgents = and(eq(accountTokens.agentId, agentId), eq(accountTokens.kind, 'verify'));
  const [tried] = await tx
    .update(accountTokens)
    .set({ codeTries: sql`${accountTokens.codeTries} + 1` })
    .where(and(isAgents, gt(accountTokens.expiresAt, now), lt(accountTokens.codeTries, MOST_WRONG_CODES)))
    .returning();
  if (!tried || !timingSafeEqual(tried.codeHash, hashCode(tried.tokenHash, code))) return false;
  await tx.delete(accountTokens).where(isAgents);
  return true;
}
