import { and, asc, gt, gte, max, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { isListed } from '../../../database/listed.ts';
import { agents } from '../../../database/schema.ts';

export interface AgentEntry {
  id: string;
  updatedAt: Date;
}

/** Latest change in each part of `size` listed agents, ordered by id. */
export async function partChanges(db: Queryable, size: number): Promise<Date[]> {
  const numbered = db
    .select({
      updatedAt: agents.updatedAt,
      part: sql<number>`(row_number() over (order by ${agents.id}) - 1) / ${size}::int`.as('part'),
    })
    .from(agents)
    .where(isListed)
    .as('numbered');
  const parts = await db
    .select({ changed: sql`max(${numbered.updatedAt})`.mapWith(agents.updatedAt) })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(asc(numbered.part));
  return parts.map(({ changed }) => changed);
}

export async function idAfter(db: Queryable, skipped: number): Promise<string | undefined> {
  const rows = await db
    .select({ id: agents.id })
    .from(agents)
    .where(isListed)
    .orderBy(asc(agents.id))
    .offset(skipped)
    .limit(1);
  return rows[0]?.id;
}

export function entriesFrom(
  db: Queryable,
  id: string,
  isIncluded: boolean,
  limit: number,
): Promise<AgentEntry[]> {
  return db
    .select({ id: agents.id, updatedAt: agents.updatedAt })
    .from(agents)
    .where(and(isListed, isIncluded ? gte(agents.id, id) : gt(agents.id, id)))
    .orderBy(asc(agents.id))
    .limit(limit);
}

/** Returns the latest change of a listed agent by the state's slug. */
export async function stateChanges(db: Queryable): Promise<Map<string, Date>> {
  const rows = await db
    .select({ state: agents.state, changed: max(agents.updatedAt) })
    .from(agents)
    .where(isListed)
    .groupBy(agents.state);
  return new Map(rows.flatMap(({ state, changed }) => (changed ? [[state, changed]] : [])));
}
