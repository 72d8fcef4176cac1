import { findState } from '@naija/contracts/domain/states';
import type { AgentFilters } from '@naija/contracts/http/agents';
import { and, eq, inArray, not, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { agents } from '../../../database/schema.ts';
import type { Selection } from '../repository.ts';
import { matchStates } from './match-states.ts';
import { matchWords } from './match-words.ts';
import { textQueries } from './text-queries.ts';

/** What a list is requested for: a text, the slug of a state, both or neither. */
export interface Criteria {
  text?: string | undefined;
  state?: string | undefined;
  filters: AgentFilters;
}

/** The state, if the text is exactly one or there is no text. */
export function stateOf({ text, state }: Criteria): string | undefined {
  if (text === undefined) return state;
  const named = findState(text)?.slug;
  return state === undefined || state === named ? named : undefined;
}

/** True for a search by words, whose matches have a rank. */
export function isSearch(criteria: Criteria): boolean {
  return criteria.text !== undefined && stateOf(criteria) === undefined;
}

/** Turns criteria into conditions; looks up the known words that a search may have mistyped. */
export async function selectAgents(db: Queryable, criteria: Criteria): Promise<Selection> {
  const { text, filters } = criteria;
  const state = stateOf(criteria);
  const inState = criteria.state === undefined ? undefined : eq(agents.state, criteria.state);
  if (text === undefined || state !== undefined) {
    const whole = [state === undefined ? undefined : eq(agents.state, state)];
    return { ranks: whole, disjointParts: whole, filters };
  }
  const words = await matchWords(db, text);
  const queries = textQueries(words);
  if (!queries) return { ranks: [], disjointParts: [sql`false`], filters };
  const states = matchStates(words.map(({ word }) => word));
  const isInStates = states.length > 0 ? [and(inState, inArray(agents.state, states))] : [];
  const isElsewhere = and(inState, states.length > 0 ? notInArray(agents.state, states) : undefined);
  const isNotBetter = (rank: number) => queries.ranked.slice(0, rank).map((better) => not(matches(better)));
  return {
    ranks: [
      ...isInStates,
      ...queries.ranked.map((query, rank) => and(isElsewhere, matches(query), ...isNotBetter(rank))),
    ],
    disjointParts: [...isInStates, and(isElsewhere, matches(queries.any))],
    filters,
  };
}

function matches(query: string): SQL {
  return sql`(${agents.words} @@ ${query}::tsquery)`;
}
