import { findState } from '@naija/contracts/domain/states';
import type { AgentFilters } from '@naija/contracts/http/agents';
import { and, eq, inArray, not, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { agents } from '../../database/schema.ts';
import { findStates } from './find-states.ts';
import { findWords } from './find-words.ts';
import type { Selection } from './repository.ts';
import { textQueries } from './text-queries.ts';

/** What a list is asked for: a text, the slug of a state to stay in, both or neither. */
export interface Wanted {
  text?: string | undefined;
  state?: string | undefined;
  filters: AgentFilters;
}

/** The state whose agents are wanted, where the text is exactly a state or only a state is given. */
export function wantedState({ text, state }: Wanted): string | undefined {
  if (text === undefined) return state;
  const named = findState(text)?.slug;
  return state === undefined || state === named ? named : undefined;
}

/** True when agents are looked for by words, and may fit better or worse. */
export function isSearch(wanted: Wanted): boolean {
  return wanted.text !== undefined && wantedState(wanted) === undefined;
}

/** Says which agents are wanted; looks up what the words of a search may stand for. */
export async function selectAgents(db: Queryable, wanted: Wanted): Promise<Selection> {
  const { text, filters } = wanted;
  const state = wantedState(wanted);
  const inState = wanted.state === undefined ? undefined : eq(agents.state, wanted.state);
  if (text === undefined || state !== undefined) {
    const whole = [state === undefined ? undefined : eq(agents.state, state)];
    return { fits: whole, parts: whole, filters };
  }
  const words = await findWords(db, text);
  const queries = textQueries(words);
  if (!queries) return { fits: [], parts: [sql`false`], filters };
  const states = findStates(words.map(({ word }) => word));
  const isInStates = states.length > 0 ? [and(inState, inArray(agents.state, states))] : [];
  const isElsewhere = and(inState, states.length > 0 ? notInArray(agents.state, states) : undefined);
  const isNoBetter = (rank: number) => queries.ranked.slice(0, rank).map((better) => not(fits(better)));
  return {
    fits: [
      ...isInStates,
      ...queries.ranked.map((query, rank) => and(isElsewhere, fits(query), ...isNoBetter(rank))),
    ],
    parts: [...isInStates, and(isElsewhere, fits(queries.any))],
    filters,
  };
}

function fits(query: string): SQL {
  return sql`(${agents.words} @@ ${query}::tsquery)`;
}
