import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { agents, type AgentRow } from '../../database/schema.ts';

/** Where a page of the list ended. */
export interface AgentPlace {
  deals: number;
  id: string;
}

// In the words of the partial index that serves the list.
const isListed = and(
  isNotNull(agents.emailVerifiedAt),
  isNotNull(agents.image),
  isNotNull(agents.inspectionFee),
);
const deals = sql`coalesce(${agents.totalDeals}, 0)`;

/** Agents of a state with a complete profile, most deals first, from just after a place on. */
export function listAgents(
  db: Queryable,
  state: string,
  after: AgentPlace | undefined,
  limit: number,
): Promise<AgentRow[]> {
  const isLater = after && sql`(${deals}, ${agents.id}) < (${after.deals}, ${after.id}::uuid)`;
  return db
    .select()
    .from(agents)
    .where(and(eq(agents.state, state), isListed, isLater))
    .orderBy(desc(deals), desc(agents.id))
    .limit(limit);
}

/** How many agents `listAgents` would give in all. */
export async function countAgents(db: Queryable, state: string): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(agents)
    .where(and(eq(agents.state, state), isListed));
  return rows[0]?.total ?? 0;
}

/** The agent with this id, listed or not. */
export async function findAgent(db: Queryable, id: string): Promise<AgentRow | undefined> {
  const rows = await db.select().from(agents).where(eq(agents.id, id));
  return rows[0];
}

export function placeOf(agent: AgentRow): AgentPlace {
  return { deals: agent.totalDeals ?? 0, id: agent.id };
}
