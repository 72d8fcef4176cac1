import { MESSAGES } from '@naija/contracts/domain/messages';
import type { AgentListQuery, AgentListResponse } from '@naija/contracts/http/agents';
import { or } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { readPage } from '../../platform/http/pagination.ts';
import { toSummary } from './agent-record.ts';
import { decodeListCursor, encodeListCursor, fingerprintOf } from './list-cursor.ts';
import { countAgents, hasAgents, listAgents } from './repository.ts';
import { isSearch, selectAgents, stateOf, type Criteria } from './search/selection.ts';
import { SORTINGS } from './sorting.ts';

/** Matches of a search are counted no further: the time to count would be noticed. */
const MAX_COUNTED_MATCHES = 10_000;
const MAX_INTEGER = 2 ** 31 - 1;

/** A page of the agents that meet the criteria, and their number. */
export async function readList(
  db: Queryable,
  criteria: Criteria,
  query: AgentListQuery,
): Promise<AgentListResponse> {
  const sort = query.sort ?? 'deals';
  const isByRank = query.sort === undefined && isSearch(criteria);
  const fingerprint = fingerprintOf(criteria, query.sort ?? (isByRank ? undefined : sort));
  const after = decodeListCursor(fingerprint, sort, query.cursor);
  const { ranks, disjointParts, filters } = await selectAgents(db, criteria);
  const selection = { ranks: isByRank ? ranks : [or(...disjointParts)], disjointParts, filters };
  const [total, { page, last }] = await Promise.all([
    countAgents(db, selection, isSearch(criteria) ? MAX_COUNTED_MATCHES : MAX_INTEGER),
    readPage((count) => listAgents(db, selection, SORTINGS[sort], after, count), query.limit),
  ]);
  return {
    data: page.map(toSummary),
    nextCursor: last ? encodeListCursor(fingerprint, sort, last) : null,
    total,
  };
}

/**
 * A page of the agents of a place, or those that match a text.
 * Rejects with HttpError 404 for a state without listed agents.
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
    throw notFound(MESSAGES.locationEmpty);
  return list;
}
