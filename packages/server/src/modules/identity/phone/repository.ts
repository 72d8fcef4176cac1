import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { accountTokens, agents } from '../../../database/schema.ts';

/** Makes transactions count the number's agents one after another. */
export async function lockNumber(tx: Queryable, digits: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${digits}`}, 0))`);
}

/** Counts other agents who have confirmed a number. */
export function countOthersWith(tx: Queryable, digits: string, agentId: string): Promise<number> {
  return tx.$count(agents, and(eq(agents.verifiedPhone, digits), ne(agents.id, agentId)));
}

/** Does not change `updated_at`, so that an edit begun earlier has no conflict. */
export async function markPhoneVerified(
  tx: Queryable,
  agentId: string,
  verifiedPhone: string,
  phoneVerifiedAt: Date,
): Promise<void> {
  await tx
    .update(agents)
    .set({ verifiedPhone, phoneVerifiedAt, updatedAt: sql`${agents.updatedAt}` })
    .where(eq(agents.id, agentId));
}

/** Returns when the agent's code for a number expires. */
export async function findCodeExpiry(
  db: Queryable,
  { agentId, digits, now }: { agentId: string; digits: string; now: Date },
): Promise<Date | undefined> {
  const { kind, phone, expiresAt } = accountTokens;
  const isCode = and(eq(accountTokens.agentId, agentId), eq(kind, 'phone'), eq(phone, digits));
  const rows = await db
    .select({ expiresAt })
    .from(accountTokens)
    .where(and(isCode, gt(expiresAt, now)));
  return rows[0]?.expiresAt;
}
