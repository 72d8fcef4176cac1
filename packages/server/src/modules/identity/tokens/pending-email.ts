import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { accountTokens } from '../../../database/schema.ts';

/** The e-mail address that an agent wants to have and has not confirmed yet, or null. */
export async function pendingEmail(db: Queryable, agentId: string, now: Date): Promise<string | null> {
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
