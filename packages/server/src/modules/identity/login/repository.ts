import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { agents, type AgentRow } from '../../../database/schema.ts';

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
