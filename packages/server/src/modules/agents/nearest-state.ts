import { nearestStates } from '@naija/contracts/domain/places/nearest-states';
import type { AgentFilters, AgentListResponse } from '@naija/contracts/http/agents';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { isListed } from '../../database/listed.ts';
import { agents } from '../../database/schema.ts';
import { countAgents, meetsFilters } from './repository.ts';
import { selectState } from './search/selection.ts';

const MAX_INTEGER = 2 ** 31 - 1;

/**
 * The nearest state with agents that meet the filters, a given one before all; of no given state the one with most of
 * them. Undefined if nobody in the country meets them.
 */
export async function findNearestState(
  db: Queryable,
  state: string | undefined,
  filters: AgentFilters,
): Promise<AgentListResponse['nearest']> {
  if (state === undefined) return mostAgents(db, filters);
  const [nearest] = await statesWithAgents(db, [state, ...nearestStates(state)], filters);
  if (nearest === undefined) return undefined;
  return { state: nearest, total: await countAgents(db, selectState(nearest, { filters }), MAX_INTEGER) };
}

/** Those of the states where somebody meets the filters, in the order given. */
async function statesWithAgents(
  db: Queryable,
  states: readonly string[],
  filters: AgentFilters,
): Promise<string[]> {
  const someone = db
    .select({ id: agents.id })
    .from(agents)
    .where(and(isListed, eq(agents.state, sql`sought.state`), meetsFilters(filters)))
    .limit(1);
  // A limited part is looked up by index for each state; `exists` might read all agents.
  const { rows } = await db.execute<{ state: string }>(sql`
    select sought.state from unnest(${sql.param(states)}::text[]) with ordinality as sought (state, place)
    cross join lateral ${someone} as someone
    order by sought.place limit 1`);
  return rows.map(({ state }) => state);
}

async function mostAgents(db: Queryable, filters: AgentFilters): Promise<AgentListResponse['nearest']> {
  const total = count();
  const [most] = await db
    .select({ state: agents.state, total })
    .from(agents)
    .where(and(isListed, meetsFilters(filters)))
    .groupBy(agents.state)
    .orderBy(desc(total), agents.state)
    .limit(1);
  return most;
}
