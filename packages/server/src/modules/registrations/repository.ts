import type { OwnRegistration, Register } from '@naija/contracts/http/registrations';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { inQueue, type QueuePosition } from '../../database/queue.ts';
import { agents, registrations, type RegistrationRow } from '../../database/schema.ts';
import { AGENTS_TOPIC, announceChange } from '../../platform/content-changes/content-changes.ts';

export async function listOwn(db: Queryable, agentId: string): Promise<OwnRegistration[]> {
  const rows = await db
    .select()
    .from(registrations)
    .where(eq(registrations.agentId, agentId))
    .orderBy(asc(registrations.register));
  return rows.map((row) => ({
    register: row.register,
    number: row.number,
    state: row.state,
    enteredAt: row.enteredAt.toISOString(),
    ...decisionOf(row),
  }));
}

/** Decided entries. */
export function decisionOf({ checkedOn, validUntil, reason }: RegistrationRow) {
  return {
    ...(checkedOn !== null && { checkedOn }),
    ...(validUntil !== null && { validUntil }),
    ...(reason !== null && { reason }),
  };
}

const isOf = (agentId: string, register: Register) =>
  and(eq(registrations.agentId, agentId), eq(registrations.register, register));

export async function findEntry(
  tx: Queryable,
  agentId: string,
  register: Register,
): Promise<RegistrationRow | undefined> {
  return (await tx.select().from(registrations).where(isOf(agentId, register)))[0];
}

/** Removes an entry with all that was decided on it. */
export async function removeEntry(tx: Queryable, agentId: string, register: Register): Promise<void> {
  await tx.delete(registrations).where(isOf(agentId, register));
}

export async function addEntry(
  tx: Queryable,
  entry: Pick<RegistrationRow, 'agentId' | 'register' | 'number' | 'enteredAt'>,
): Promise<void> {
  await tx.insert(registrations).values(entry);
}

export function countPending(db: Queryable): Promise<number> {
  return db.$count(registrations, eq(registrations.state, 'pending'));
}

export type FoundEntry = Awaited<ReturnType<typeof findEntries>>[number];

/** Lists pending entries, oldest first; or decided ones, newest first. */
export function findEntries(
  db: Queryable,
  { isPending, after, limit }: { isPending: boolean; after: QueuePosition | undefined; limit: number },
) {
  const { state, enteredAt: at, id } = registrations;
  const { where, orderBy } = inQueue({ state, at, id }, { open: 'pending', isOpen: isPending, after });
  return db
    .select({
      entry: registrations,
      agent: { id: agents.id, name: agents.name },
      others: sql<number>`(
        select count(*)::int from registrations as other
        where other.register = ${registrations.register} and other.number = ${registrations.number}
          and other.agent_id <> ${registrations.agentId}
      )`,
    })
    .from(registrations)
    .innerJoin(agents, eq(agents.id, registrations.agentId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

/** An entry with its agent, locked until the transaction ends. */
export async function lockEntry(tx: Queryable, id: string) {
  const rows = await tx
    .select({ entry: registrations, agent: agents })
    .from(registrations)
    .innerJoin(agents, eq(agents.id, registrations.agentId))
    .where(eq(registrations.id, id))
    .for('update', { of: registrations });
  return rows[0];
}

export async function storeDecision(
  tx: Queryable,
  id: string,
  decision: Partial<RegistrationRow> & Pick<RegistrationRow, 'state' | 'decidedAt'>,
): Promise<void> {
  await tx.update(registrations).set(decision).where(eq(registrations.id, id));
  // The site's figures include confirmed numbers.
  await announceChange(tx, AGENTS_TOPIC);
}
