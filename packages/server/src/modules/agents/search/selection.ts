import type { FoundPlace } from '@naija/contracts/domain/places/find-place';
import { servedName } from '@naija/contracts/domain/places/served-areas';
import { and, eq, inArray, ne, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { agents } from '../../../database/schema.ts';
import type { Selection } from '../repository.ts';
import { isLocatedIn, matches, serves } from '../works-in.ts';
import type { Criteria } from './criteria.ts';
import { matchStates } from './match-states.ts';
import type { SearchWord } from './match-words.ts';
import { prefixQuery, textQueries, wholeQuery } from './text-queries.ts';

/** All agents of a state, or of all states. */
export function selectState(state: string | undefined, { filters }: Criteria): Selection {
  const whole = [state === undefined ? undefined : eq(agents.state, state)];
  return { ranks: whole, disjointParts: whole, filters };
}

/** Agents with the words in name or address, after those of states that the words are a part of. */
export function selectByWords(words: readonly SearchWord[], { state, filters }: Criteria): Selection {
  const queries = textQueries(words);
  if (!queries) return { ranks: [], disjointParts: [sql`false`], filters };
  const inState = state === undefined ? undefined : eq(agents.state, state);
  const states = matchStates(words.map(({ word }) => word));
  const isInStates = states.length > 0 ? [and(inState, inArray(agents.state, states))] : [];
  const isElsewhere = and(inState, states.length > 0 ? notInArray(agents.state, states) : undefined);
  return {
    ranks: [...isInStates, ...ranked(queries.ranked.map(matches), isElsewhere)],
    disjointParts: [...isInStates, and(isElsewhere, matches(queries.any))],
    filters,
  };
}

/**
 * Agents whose address names the place, then those who serve it, then others of its state, then those elsewhere with the
 * words in name or address; before all of them those with exactly the words, if they may be a name.
 */
export function selectByPlace(
  { place, isName }: FoundPlace,
  words: readonly SearchWord[],
  { state, filters }: Criteria,
): Selection {
  const isHere = eq(agents.state, place.state);
  const typed = words.map(({ word }) => word).join(' ');
  const [name = [], ...otherNames] = place.names;
  const mayBeAgent = isName || ![name, ...otherNames].some((known) => known.join(' ') === typed);
  const whole = matches(wholeQuery(words));
  const named = typed === name.join(' ') ? whole : matches(prefixQuery(words));
  const area = servedName(place);
  const isServing = area === undefined ? undefined : serves(area);
  const isElsewhere =
    state === undefined ? and(ne(agents.state, place.state), or(named, isServing)) : sql`false`;
  const inPlace = area === undefined ? undefined : isLocatedIn(place);
  return {
    ranks: ranked([
      ...(mayBeAgent ? [state === undefined ? whole : and(isHere, whole)] : []),
      ...(inPlace ? [inPlace] : []),
      ...(isServing ? [state === undefined ? isServing : and(isHere, isServing)] : []),
      isHere,
      isElsewhere,
    ]),
    disjointParts: [isHere, isElsewhere],
    inPlace: inPlace && or(inPlace, state === undefined ? isServing : and(isHere, isServing)),
    filters,
  };
}

/** Conditions made disjoint: each without what an earlier one holds for. */
function ranked(conditions: readonly (SQL | undefined)[], within?: SQL): (SQL | undefined)[] {
  return conditions.map((condition, rank) =>
    and(within, condition, ...conditions.slice(0, rank).map((better) => better && not(better))),
  );
}
