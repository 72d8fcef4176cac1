import { LIMITS } from '@naija/contracts/domain/limits';
import { and, eq, gt, gte, ne, or } from 'drizzle-orm';
import { hashToken, randomToken } from '../tokens/secrets.ts';
import type { Queryable } from '../../../database/database.ts';
import { emailRestores, type AgentRow } from '../../../database/schema.ts';
import { emailKey } from './find-account.ts';
import { holdAgent } from './hold-agent.ts';

const LIFETIME_MS = LIMITS.emailRestoreLinkDays * 24 * 60 * 60 * 1_000;

/** Makes the token by which the agent's address of now can be brought back, for 7 days, whatever changes meanwhile. */
export async function issueRestore(
  tx: Queryable,
  { id: agentId, email }: Pick<AgentRow, 'id' | 'email'>,
  now: Date,
): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await tx.insert(emailRestores).values({ tokenHash: hashToken(token), agentId, email, expiresAt });
  return token;
}

/**
 * Uses such a token up, and with it those for the same address and all that were sent later: whoever had the account
 * earlier wins. Gives the address to bring back, and the agent, whom the transaction holds. Any text will do.
 */
export async function takeRestore(tx: Queryable, token: string, now: Date) {
  const isThis = and(eq(emailRestores.tokenHash, hashToken(token)), gt(emailRestores.expiresAt, now));
  const [found] = await tx.select({ agentId: emailRestores.agentId }).from(emailRestores).where(isThis);
  const agent = found && (await holdAgent(tx, found.agentId));
  if (!agent) return undefined;
  const [used] = await tx.delete(emailRestores).where(isThis).returning();
  if (!used) return undefined;
  const { agentId, email } = used;
  await tx
    .delete(emailRestores)
    .where(
      and(
        eq(emailRestores.agentId, agentId),
        or(gte(emailRestores.id, used.id), eq(emailRestores.emailKey, used.emailKey)),
      ),
    );
  return { agent, email };
}

/**
 * Ends all links sent since an address was left that the agent comes back to, while it could still be taken back: what was
 * asked for in between may have been a thief's. False for an address that the agent has not left in that time.
 */
export async function endRestoresSince(
  tx: Queryable,
  { agentId, email, now }: { agentId: string; email: string; now: Date },
): Promise<boolean> {
  const isOfAgent = eq(emailRestores.agentId, agentId);
  const [left] = await tx
    .select({ id: emailRestores.id })
    .from(emailRestores)
    .where(and(isOfAgent, eq(emailRestores.email, email), gt(emailRestores.expiresAt, now)))
    .orderBy(emailRestores.id)
    .limit(1);
  if (!left) return false;
  await tx.delete(emailRestores).where(and(isOfAgent, gte(emailRestores.id, left.id)));
  return true;
}

/** True while an address may still be brought back to an account: to another than this agent's, if there is one. */
export async function isReserved(
  tx: Queryable,
  email: string,
  { now, agentId }: { now: Date; agentId?: string },
): Promise<boolean> {
  const { emailKey: key, expiresAt } = emailRestores;
  const others = agentId === undefined ? undefined : ne(emailRestores.agentId, agentId);
  return (await tx.$count(emailRestores, and(eq(key, emailKey(email)), gt(expiresAt, now), others))) > 0;
}
