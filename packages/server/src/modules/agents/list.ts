import { MESSAGES } from '@naija/contracts/domain/messages';
import type { AgentListQuery, AgentListResponse } from '@naija/contracts/http/agents';
import { or } from 'drizzle-orm';
import { toSummary } from './present.ts';
import type { Queryable } from '../../database/database.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { readPage } from '../../platform/http/page.ts';
import { listName, readPlace, writePlace } from './place.ts';
import { countAgents, hasAgents, listAgents } from './repository.ts';
import { isSearch, selectAgents, wantedState, type Wanted } from './selection.ts';
import { SORTINGS } from './sorting.ts';

/** How far those who fit a search by words are counted; beyond it, the time to count would be felt. */
const COUNTED = 10_000;
const ALL = 2 ** 31 - 1;

/** A page of the agents wanted, and how many there are. */
export async function readList(
  db: Queryable,
  wanted: Wanted,
  query: AgentListQuery,
): Promise<AgentListResponse> {
  const sort = query.sort ?? 'deals';
  const byFit = query.sort === undefined && isSearch(wanted);
  const list = listName(wanted, query.sort ?? (byFit ? undefined : sort));
  const after = readPlace(list, sort, query.cursor);
  const { fits, parts, filters } = await selectAgents(db, wanted);
  const selection = { fits: byFit ? fits : [or(...parts)], parts, filters };
  const [total, { page, last }] = await Promise.all([
    countAgents(db, selection, isSearch(wanted) ? COUNTED : ALL),
    readPage((count) => listAgents(db, selection, SORTINGS[sort], after, count), query.limit),
  ]);
  return {
    data: page.map(toSummary),
    nextCursor: last ? writePlace(list, sort, last) : null,
    total,
  };
}

/**
 * A page of what somebody looks for by a place, an agent's name or an address.
 * @throws HttpError 404 when the text is a state where nobody is listed.
 */
export async function readLocation(
  db: Queryable,
  text: string,
  query: AgentListQuery,
): Promise<AgentListResponse> {
  const wanted = { text, filters: query };
  const answer = await readList(db, wanted, query);
  const state = wantedState(wanted);
  if (answer.total === 0 && state !== undefined && !(await hasAgents(db, state)))
    throw notFound(MESSAGES.locationEmpty);
  return answer;
}
