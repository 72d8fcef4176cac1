import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { agents, type AgentRow } from '../../../database/schema.ts';

/** The agent, whom nobody else changes until the transaction ends. Whoever locks tokens as well locks the agent first. */
export async function holdAgent(tx: Queryable, id: string): Promise<AgentRow | undefined> {
  return (await tx.select().from(agents).where(eq(agents.id, id)).for('no key update'))[0];
}

/** The agent, if the password is still the one with this hash, which it then stays until the transaction ends. */
export async function holdWithPassword(
  tx: Queryable,
  id: string,
  passwordHash: string,
): Promise<AgentRow | undefined> {
  const held = tx
    .select()
    .from(agents)
    .where(and(eq(agents.id, id), eq(agents.passwordHash, passwordHash)))
    .for('no key update');
  return (await held)[0];
}
