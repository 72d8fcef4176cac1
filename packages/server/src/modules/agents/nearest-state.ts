import { nearestStates } from '@naija/contracts/domain/places/nearest-states';
import { STATES } from '@naija/contracts/domain/states';
import type { AgentFilters, AgentListResponse } from '@naija/contracts/http/agents';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { isListed } from '../../database/listed.ts';
import { agents } from '../../database/schema.ts';
import { countAgents, meetsFilters } from './repository.ts';
import { selectState } from './search/selection.ts';

const MAX_INTEGER = 2 ** 31 - 1;
/** States with more agents count as equal, because counting all agents takes too long for a search without matches */
const MAX_COUNTED_EACH = 500;

/**
 * Finds the nearest state with agents that meet the filters, starting with the given state. Without a given state it finds the
 * one with most of them. Undefined if there is none.
 */
export async function findNearestState(
  db: Queryable,
  state: string | undefined,
  filters: AgentFilters,
): Promise<AgentListResponse['nearest']> {
  const found =
    state === undefined
      ? await stateWithMost(
          db,
          STATES.map(({ slug }) => slug),
          filters,
          MAX_COUNTED_EACH,
        )
      : await stateWithMost(db, [state, ...nearestStates(state)], filters, 1);
  if (found === undefined) return undefined;
  return { state: found, total: await countAgents(db, selectState(found, { filters }), MAX_INTEGER) };
}

/**
 * Returns the state with most agents that meet the filters, counted up to `max` in each; the first of the list if several are
 * equal.
 */
async function stateWithMost(
  db: Queryable,
  states: readonly string[],
  filters: AgentFilters,
  max: number,
): Promise<string | undefined> {
  const listed = db
    .select({ id: agents.id })
    .from(agents)
    .where(and(isListed, eq(agents.state, sql`sought.state`), meetsFilters(filters)))
    .limit(max);
  // A part with a limit is an index lookup for each state.
  const { rows } = await db.execute<{ state: string }>(sql`
    select sought.state from unnest(${sql.param(states)}::text[]) with ordinality as sought (state, place)
    cross join lateral (select count(*) as total from ${listed} as listed) as found
    where found.total > 0 order by found.total desc, sought.place limit 1`);
  return rows[0]?.state;
}
