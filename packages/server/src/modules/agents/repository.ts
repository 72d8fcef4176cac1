import type { AgentFilters } from '@naija/contracts/http/agents';
import { and, eq, gt, gte, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import { isListed } from '../../database/listed.ts';
import { agents, type AgentRow } from '../../database/schema.ts';
import { listedColumns, type ListedAgent } from './listed-agent.ts';
import type { Sorting } from './sorting.ts';

/** Which agents a list is of. */
export interface Selection {
  /** Ways in which an agent may belong to it, best first. Nobody belongs in two. */
  fits: readonly (SQL | undefined)[];
  /** The same agents, parted so that they are counted in the least time. */
  parts: readonly (SQL | undefined)[];
  filters: AgentFilters;
}

/** Where a page ended: in which fit, and at which agent of it. */
export interface AgentPlace {
  fit: number;
  key: number;
  id: string;
}

/** An agent in a list, and the fit it belongs by. */
export type FoundAgent = ListedAgent & { fit: number };

/** Agents of a selection, best fit first, then as sorted, from just after a place on; one statement. */
export async function listAgents(
  db: Queryable,
  { fits, filters }: Selection,
  sorting: Sorting,
  after: AgentPlace | undefined,
  limit: number,
): Promise<FoundAgent[]> {
  const parts = fits.map((condition, fit) =>
    db
      .select({ ...listedColumns, fit: sql<number>`${sql.raw(String(fit))}::int` })
      .from(agents)
      .where(
        and(
          isListed,
          condition,
          isWithin(filters),
          fit === after?.fit ? sorting.isAfter(after.key, after.id) : undefined,
        ),
      )
      .orderBy(...sorting.order)
      .limit(limit),
  );
  const [first, second, ...rest] = parts.slice(after?.fit ?? 0);
  if (!first) return [];
  // PostgreSQL reads the parts of `union all` in turn, and starts none that the limit does not reach: a part with a
  // limit of its own is never run in parallel.
  return second ? unionAll(first, second, ...rest).limit(limit) : first;
}

/** How many agents `listAgents` would give in all; of each part, it counts no further than `most`. */
export async function countAgents(
  db: Queryable,
  { parts, filters }: Selection,
  most: number,
): Promise<number> {
  const counts = parts.map((condition) => {
    const found = db
      .select({ id: agents.id })
      .from(agents)
      .where(and(isListed, condition, isWithin(filters)))
      .limit(most);
    return sql`(select count(*) from ${found} as found)`;
  });
  if (counts.length === 0) return 0;
  const { rows } = await db.execute<{ total: number }>(
    sql`select (${sql.join(counts, sql` + `)})::int as total`,
  );
  return rows[0]?.total ?? 0;
}

function isWithin({ maxFee, minDeals, airbnb, verified }: AgentFilters): SQL | undefined {
  return and(
    maxFee === undefined ? undefined : lte(agents.inspectionFee, maxFee),
    minDeals === undefined ? undefined : gte(agents.deals, minDeals),
    airbnb === true ? gt(agents.airbnb, 0) : undefined,
    airbnb === false ? or(isNull(agents.airbnb), lte(agents.airbnb, 0)) : undefined,
    // Whoever is listed is verified.
    verified === false ? sql`false` : undefined,
  );
}

/** True when the state has an agent to list. */
export async function hasAgents(db: Queryable, state: string): Promise<boolean> {
  const rows = await db
    .select({ id: agents.id })
    .from(agents)
    .where(and(isListed, eq(agents.state, state)))
    .limit(1);
  return rows.length > 0;
}

/** The agent with this id, listed or not. */
export async function findAgent(db: Queryable, id: string): Promise<AgentRow | undefined> {
  const rows = await db.select().from(agents).where(eq(agents.id, id));
  return rows[0];
}
