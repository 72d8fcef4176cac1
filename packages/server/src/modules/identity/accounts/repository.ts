import type { Language } from '@naija/contracts/domain/languages';
import { locatedIn } from '@naija/contracts/domain/places/area-of';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { agents, operators, type AgentRow, type NewAgent } from '../../../database/schema.ts';

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Ignores letter case and Unicode form. */
export async function findAccount(db: Queryable, email: string) {
  const { id, name, language, passwordHash, emailVerifiedAt } = agents;
  const [account] = await db
    .select({ id, name, email: agents.email, language, passwordHash, emailVerifiedAt })
    .from(agents)
    .where(eq(agents.emailKey, emailKey(email)));
  return account;
}

export async function isOperator(db: Queryable, agentId: string): Promise<boolean> {
  return (await db.$count(operators, eq(operators.agentId, agentId))) > 0;
}

/** Normalises an email address like the column `email_key`. Forms accept only ASCII, so look-alike letters do not occur. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}

/** Lock the agent before any tokens, to avoid deadlocks. */
export async function lockAgent(tx: Queryable, id: string): Promise<AgentRow | undefined> {
  return (await tx.select().from(agents).where(eq(agents.id, id)).for('no key update'))[0];
}

export async function lockAgentWithPassword(
  tx: Queryable,
  id: string,
  passwordHash: string,
): Promise<AgentRow | undefined> {
  const rows = tx
    .select()
    .from(agents)
    .where(and(eq(agents.id, id), eq(agents.passwordHash, passwordHash)))
    .for('no key update');
  return (await rows)[0];
}

/** False if the email address is taken. */
export async function addAgent(tx: Queryable, agent: NewAgent): Promise<boolean> {
  const located = { ...agent, locatedIn: locatedIn(agent.address, agent.state) };
  const { rowCount } = await tx
    .insert(agents)
    .values(located)
    .onConflictDoNothing({ target: agents.emailKey });
  return rowCount === 1;
}

/** Keeps the time of an earlier verification. */
export async function markVerified(tx: Queryable, agentId: string, now: Date): Promise<void> {
  await tx
    .update(agents)
    .set({ emailVerifiedAt: now })
    .where(and(eq(agents.id, agentId), isNull(agents.emailVerifiedAt)));
}

/** Stores the language of what is sent to the agent. It does not change `updated_at`, which belongs to the public record. */
export async function storeLanguage(tx: Queryable, id: string, language: Language): Promise<void> {
  await tx
    .update(agents)
    .set({ language, updatedAt: sql`${agents.updatedAt}` })
    .where(eq(agents.id, id));
}

/** Does not change `updated_at`, which belongs to the public record. */
export async function storePasswordHash(tx: Queryable, id: string, passwordHash: string): Promise<void> {
  await tx
    .update(agents)
    .set({ passwordHash, updatedAt: sql`${agents.updatedAt}` })
    .where(eq(agents.id, id));
}

/** A mailed link also verifies the email address. */
export async function storePasswordHashByMail(
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
