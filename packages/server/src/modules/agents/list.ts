import { MESSAGES } from '@naija/contracts/domain/messages';
import { locatedIn } from '@naija/contracts/domain/places/area-of';
import { wayTo } from '@naija/contracts/domain/places/place-map';
import { stateName } from '@naija/contracts/domain/states';
import type { AgentListQuery, AgentListResponse, AgentFilters } from '@naija/contracts/http/agents';
import { type SQL, and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { readPage } from '../../platform/http/cursor.ts';
import { toSummary } from './agent-record.ts';
import { decodeListCursor, encodeListCursor, type ListCursor } from './list-cursor.ts';
import { findNearestState } from './nearest-state.ts';
import { readStateList } from './state-list.ts';
import { countAgents, hasAgents, listAgents } from './repository.ts';
import { planSearch, type Plan, isSearch, stateOf } from './search/plan-search.ts';
import { type Criteria, withoutRanks } from './search/selection.ts';
import { SORTINGS } from './sorting.ts';
import { parseSearchText } from './search/search-text.ts';
import { LIMITS } from '@naija/contracts/domain/limits';
import { isListed } from '../../database/listed.ts';
import { agents, type AgentRow } from '../../database/schema.ts';

/** Counting more matches takes noticeable time */
const MAX_COUNTED_MATCHES = 10_000;
const MAX_INTEGER = 2 ** 31 - 1;

/** Includes the nearest state if no agent meets the criteria. */
export function readList(
  db: Queryable,
  criteria: Criteria,
  query: AgentListQuery,
): Promise<AgentListResponse> {
  const cursor = decodeListCursor(criteria, query);
  return isSearch(criteria)
    ? search(db, criteria, query, cursor)
    : readWithoutWords(db, criteria, query, cursor);
}

async function readWithoutWords(
  db: Queryable,
  criteria: Criteria,
  query: AgentListQuery,
  after: ListCursor | undefined,
): Promise<AgentListResponse> {
  const { maxFee, minDeals, airbnb, verified, area, language, sort = 'deals' } = query;
  const { maxCommission, maxAgreement } = query;
  const state = stateOf(criteria);
  const place = criteria.text !== undefined && state !== undefined && { name: stateName(state), state };
  const isFiltered =
    (maxFee ?? minDeals ?? airbnb ?? area ?? language ?? maxCommission ?? maxAgreement) !== undefined;
  const maxTotal = isFiltered ? MAX_COUNTED_MATCHES : MAX_INTEGER;
  const rest = { area, language, maxCommission, maxAgreement };
  const list = { state, maxFee, minDeals, airbnb, rest, sort, after, maxTotal };
  let total = 0;
  const { page, last } = await readPage(async (count) => {
    // All listed agents are verified.
    if (verified === false) return [];
    const found = await readStateList(db, { ...list, count });
    total = found.total;
    return found.rows;
  }, query.limit);
  const nearest = total === 0 ? await findNearestState(db, state, criteria.filters) : undefined;
  return {
    data: page.map(toSummary),
    nextCursor: last ? encodeListCursor(criteria, query, 'words', last) : null,
    total,
    ...(place && { place }),
    ...(nearest && { nearest }),
  };
}

async function search(
  db: Queryable,
  criteria: Criteria,
  query: AgentListQuery,
  cursor: ListCursor | undefined,
): Promise<AgentListResponse> {
  const { plans, state } = await planSearch(db, criteria);
  for (const plan of plans) {
    if (cursor && plan.reading !== cursor.reading) continue;
    const list = await readPlan(db, plan, criteria, query, cursor);
    if (list.total > 0) return list;
  }
  const nearest = await findNearestState(db, state, criteria.filters);
  return { data: [], nextCursor: null, total: 0, ...placeOf(plans), ...(nearest && { nearest }) };
}

async function readPlan(
  db: Queryable,
  { reading, selection, place, meant }: Plan,
  criteria: Criteria,
  query: AgentListQuery,
  cursor: ListCursor | undefined,
): Promise<AgentListResponse> {
  const ranks = query.sort === undefined ? selection.ranks : withoutRanks(selection);
  const { disjointParts, inPlace, around, vicinity, filters } = selection;
  const count = (...parts: (SQL | undefined)[]) =>
    countAgents(db, { disjointParts: parts, filters }, MAX_COUNTED_MATCHES);
  const [total, here, near, { page, last }] = await Promise.all([
    count(...disjointParts),
    inPlace && count(inPlace),
    around && count(around),
    readPage(
      (limit) => listAgents(db, { ranks, filters }, SORTINGS[query.sort ?? 'deals'], cursor, limit),
      query.limit,
    ),
  ]);
  return {
    data: page.map((agent) => ({
      ...toSummary(agent),
      ...(vicinity && wayTo(vicinity, agent.locatedIn ?? locatedIn(agent.address, agent.state), agent.areas)),
      ...(ranks[agent.rank]?.isFar && { far: true as const }),
    })),
    nextCursor: last ? encodeListCursor(criteria, query, reading, last) : null,
    total,
    ...(place && {
      place: {
        ...place,
        ...(here !== undefined && { total: here }),
        ...(near !== undefined && { around: near }),
      },
    }),
    ...(meant && { meant }),
  };
}

function placeOf(plans: readonly Plan[]): Pick<AgentListResponse, 'place'> {
  const place = plans.find((plan) => plan.place)?.place;
  return place ? { place } : {};
}

/**
 * Reads a page of the agents of a place, or of those that match a text.
 * @throws HttpError 404 for a state without listed agents
 */
export async function readLocation(
  db: Queryable,
  text: string,
  query: AgentListQuery,
): Promise<AgentListResponse> {
  const criteria = { text, filters: query };
  const list = await readList(db, criteria, query);
  const state = stateOf(criteria);
  if (list.total === 0 && state !== undefined && !(await hasAgents(db, state)))
    throw new HttpError(404, 'not_found', MESSAGES.locationEmpty, list.nearest && { nearest: list.nearest });
  return list;
}

/** Counts the agents of a place or a text, and names the place that was understood; undefined for an invalid text. */
export async function countFound(
  db: Queryable,
  text: string,
  filters: AgentFilters,
): Promise<Pick<AgentListResponse, 'total' | 'place' | 'meant'> | undefined> {
  try {
    return await readLocation(db, parseSearchText(text), { ...filters, limit: 1 });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.statusCode === 404 ? { total: 0 } : undefined;
  }
}

/**
 * Returns the first page of a state's agents in the default order, most closed deals first. The trending page shows
 * TRENDING_STATE.
 */
export function findTrendingAgents(db: Queryable, state: string): Promise<Pick<AgentRow, 'id' | 'name'>[]> {
  return db
    .select({ id: agents.id, name: agents.name })
    .from(agents)
    .where(and(eq(agents.state, state), isListed))
    .orderBy(...SORTINGS.deals.order)
    .limit(LIMITS.pageSize);
}
