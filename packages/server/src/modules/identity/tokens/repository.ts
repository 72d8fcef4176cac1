import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../../database/database.ts';
import { accountTokens, type TokenKind } from '../../../database/schema.ts';
import { lockAgent } from '../accounts/repository.ts';
import { TOKEN_LIFETIMES_MS } from '../lifetimes.ts';
import { hashCode, hashToken, randomCode, randomToken } from './secrets.ts';

const MAX_WRONG_CODES = 5;
// No agent has this id: an unknown account costs the same queries as a known one.
const NO_AGENT_ID = '00000000-0000-0000-0000-000000000000';

export interface NewToken {
  agentId: string;
  kind: TokenKind;
  now: Date;
  /** For 'email': the address that the agent wants to have. */
  email?: string;
  /** For 'email': the session that requests it. */
  sessionId?: string;
}

/** Sent by mail and stored only as hashes: a token for the link, and a code of six digits in its place. */
export interface IssuedToken {
  token: string;
  code: string;
}

/** Issues a token in the place of the agent's older one of that kind. */
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
  /** Any text, valid or not. */
  token: string;
  now: Date;
}

/** Consumes a token, at most once however many try, and locks its agent; gives the agent's id. */
export async function consumeToken(tx: Queryable, use: TokenUse): Promise<string | undefined> {
  return (await deleteToken(tx, use))?.agentId;
}

/** Consumes a token of a change of the e-mail address; gives the new address and the session as well. */
export async function consumeEmailToken(tx: Queryable, use: Omit<TokenUse, 'kind'>) {
  const used = await deleteToken(tx, { ...use, kind: 'email' });
  return used?.email == null ? undefined : { ...used, email: used.email };
}

async function deleteToken(tx: Queryable, { kind, token, now }: TokenUse) {
  const { agentId, email, sessionId, tokenHash, expiresAt } = accountTokens;
  const isThis = and(eq(tokenHash, hashToken(token)), eq(accountTokens.kind, kind), gt(expiresAt, now));
  const [found] = await tx.select({ agentId }).from(accountTokens).where(isThis);
  if (!found) return undefined;
  await lockAgent(tx, found.agentId);
  const [used] = await tx.delete(accountTokens).where(isThis).returning({ agentId, email, sessionId });
  return used;
}

export async function revokeTokens(
  tx: Queryable,
  agentId: string,
  kinds?: readonly TokenKind[],
): Promise<void> {
  const some = kinds && inArray(accountTokens.kind, [...kinds]);
  await tx.delete(accountTokens).where(and(eq(accountTokens.agentId, agentId), some));
}

/** Consumes a verification token by its code; false, and counted, if wrong. After five wrong ones only the link works. */
export async function consumeCode(
  tx: Queryable,
  { agentId = NO_AGENT_ID, code, now }: { agentId: string | undefined; code: string; now: Date },
): Promise<boolean> {
  const isAgents = and(eq(accountTokens.agentId, agentId), eq(accountTokens.kind, 'verify'));
  const [tried] = await tx
    .update(accountTokens)
    .set({ codeTries: sql`${accountTokens.codeTries} + 1` })
    .where(and(isAgents, gt(accountTokens.expiresAt, now), lt(accountTokens.codeTries, MAX_WRONG_CODES)))
    .returning();
  if (!tried || !timingSafeEqual(tried.codeHash, hashCode(tried.tokenHash, code))) return false;
  await tx.delete(accountTokens).where(isAgents);
  return true;
}

/** The e-mail address that an agent has requested and not confirmed yet, or null. */
export async function findPendingEmail(db: Queryable, agentId: string, now: Date): Promise<string | null> {
  const [token] = await db
    .select({ email: accountTokens.email })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.agentId, agentId),
        eq(accountTokens.kind, 'email'),
        gt(accountTokens.expiresAt, now),
      ),
    );
  return token?.email ?? null;
}
