import { and, eq, gt, gte, isNull, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { emailRestores, type AgentRow } from '../../../database/schema.ts';
import { emailKey, lockAgent } from '../accounts/repository.ts';
import { RESTORE_LINK_LIFETIME_MS } from '../lifetimes.ts';
import { hashToken, randomToken } from '../tokens/secrets.ts';

/** Issues a token that restores the agent's current address, and with `phone` that number, whatever changes later. */
export async function issueRestoreToken(
  tx: Queryable,
  { id: agentId, email }: Pick<AgentRow, 'id' | 'email'>,
  now: Date,
  phone: string | null = null,
): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + RESTORE_LINK_LIFETIME_MS);
  await tx.insert(emailRestores).values({ tokenHash: hashToken(token), agentId, email, phone, expiresAt });
  return token;
}

/**
 * Consumes a restore token, those of the same address and all later ones, so that the earlier owner of the account wins. Tokens
 * of earlier numbers stay. Locks the agent; returns the address to restore and the oldest of the numbers. Accepts any text.
 */
export async function consumeRestoreToken(tx: Queryable, token: string, now: Date) {
  const isThis = and(eq(emailRestores.tokenHash, hashToken(token)), gt(emailRestores.expiresAt, now));
  const [found] = await tx.select({ agentId: emailRestores.agentId }).from(emailRestores).where(isThis);
  const agent = found && (await lockAgent(tx, found.agentId));
  if (!agent) return undefined;
  const [used] = await tx.delete(emailRestores).where(isThis).returning();
  if (!used) return undefined;
  const { agentId, email } = used;
  const isOfSameAddress = and(eq(emailRestores.emailKey, used.emailKey), isNull(emailRestores.phone));
  const later = await tx
    .delete(emailRestores)
    .where(and(eq(emailRestores.agentId, agentId), or(gte(emailRestores.id, used.id), isOfSameAddress)))
    .returning({ id: emailRestores.id, phone: emailRestores.phone });
  const [first] = [used, ...later]
    .filter((row) => row.phone !== null)
    .sort((one, other) => one.id - other.id);
  return { agent, email, phone: first?.phone ?? undefined, isOfPhone: used.phone !== null };
}

/**
 * Revokes the tokens issued since the agent left an address, perhaps to a thief; returns false if that address cannot be
 * restored.
 */
export async function revokeRestoreTokensSince(
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

/** True while another account may still get the address back. */
export async function isEmailReserved(
  tx: Queryable,
  email: string,
  { now, agentId }: { now: Date; agentId?: string },
): Promise<boolean> {
  const { emailKey: key, expiresAt } = emailRestores;
  const others = agentId === undefined ? undefined : ne(emailRestores.agentId, agentId);
  return (await tx.$count(emailRestores, and(eq(key, emailKey(email)), gt(expiresAt, now), others))) > 0;
}
