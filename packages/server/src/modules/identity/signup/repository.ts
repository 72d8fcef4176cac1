import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { agents, type NewAgent } from '../../../database/schema.ts';

/** Stores an agent; false where there is one with this e-mail address. */
export async function addAgent(tx: Queryable, agent: NewAgent): Promise<boolean> {
  const { rowCount } = await tx.insert(agents).values(agent).onConflictDoNothing({ target: agents.emailKey });
  return rowCount === 1;
}

/** Notes that the agent's e-mail address is theirs; one that was verified before stays so. */
export async function markVerified(tx: Queryable, agentId: string, now: Date): Promise<void> {
  await tx
    .update(agents)
    .set({ emailVerifiedAt: now })
    .where(and(eq(agents.id, agentId), isNull(agents.emailVerifiedAt)));
}
