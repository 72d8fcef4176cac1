import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { accountTokens, agents, type AgentRow } from '../../database/schema.ts';

// Who logs in is not edited by it: what `updated_at` tells is when the public record changed.
const UNCHANGED = { updatedAt: sql`${agents.updatedAt}` };

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

/** Keeps another hash of the same password. */
export async function renewPasswordHash(tx: Queryable, id: string, passwordHash: string): Promise<void> {
  await tx
    .update(agents)
    .set({ passwordHash, ...UNCHANGED })
    .where(eq(agents.id, id));
}

/** Sets the hash of a new password that was chosen by mail, which also verifies the e-mail address; gives the agent. */
export async function setPasswordByMail(
  tx: Queryable,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<AgentRow | undefined> {
  const { emailVerifiedAt, updatedAt } = agents;
  const at = sql`${now.toISOString()}::timestamptz`;
  const changed = tx.update(agents).set({
    passwordHash,
    emailVerifiedAt: sql`coalesce(${emailVerifiedAt}, ${at})`,
    updatedAt: sql`case when ${emailVerifiedAt} is null then ${at} else ${updatedAt} end`,
  });
  return (await changed.where(eq(agents.id, id)).returning())[0];
}

/** Lets no link change the agent's e-mail address that was asked for before. */
export async function cancelEmailChange(tx: Queryable, agentId: string): Promise<void> {
  await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.agentId, agentId), eq(accountTokens.kind, 'email')));
}
