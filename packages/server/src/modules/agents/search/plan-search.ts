import {
  type Criteria,
  selectByPlace,
  selectByWords,
  selectEverybody,
  withListingsFirst,
} from './selection.ts';
import { editDistance } from '@naija/contracts/domain/edit-distance';
import { findPlace, type FoundPlace } from '@naija/contracts/domain/places/find-place';
import { readSearch, type ReadSearch } from '@naija/contracts/domain/places/read-search';
import { NATION, stateName, findState } from '@naija/contracts/domain/states';
import type { AgentListResponse } from '@naija/contracts/http/agents';
import type { Queryable } from '../../../database/database.ts';
import type { Selection } from '../repository.ts';
import { matchWords, type SearchWord } from './match-words.ts';

/**
 * Ways to read a text: as words of agents; as words that may be a name; as such words in the state of a place; as a place with
 * the area around it; as a search for any agent
 */
export const READINGS = ['words', 'names', 'words-in-state', 'around', 'everybody'] as const;
export type Reading = (typeof READINGS)[number];

export interface Plan {
  reading: Reading;
  selection: Selection;
  place?: AgentListResponse['place'];
  meant?: AgentListResponse['meant'];
}

export interface SearchPlan {
  /** Best first; later plans are used if the earlier ones find no agent. */
  plans: Plan[];
  state: string | undefined;
}

/** Looks up known words that the search words may be typos of. */
export async function planSearch(db: Queryable, criteria: Criteria): Promise<SearchPlan> {
  const { text = '' } = criteria;
  const words = await matchWords(db, text);
  const found = findPlace(text, criteria.state);
  const read = readSearch(text);
  const plans = found ? plansForPlace(words, found, read, criteria) : plansForWords(words, read, criteria);
  return {
    plans: read.isForShortlet ? plans.map(forShortlet) : plans,
    state: criteria.state ?? found?.place.state,
  };
}

function plansForPlace(
  words: SearchWord[],
  found: FoundPlace,
  { names }: ReadSearch,
  criteria: Criteria,
): Plan[] {
  const byWords: Plan = { reading: 'words', selection: selectByWords(words, criteria) };
  const { name, state } = found.place;
  const place = { name, state };
  const byPlace: Plan = { reading: 'around', selection: selectByPlace(found, words, criteria), place };
  const named = words.filter(({ word }) => names.includes(word));
  if (isRatherPlace(found, named)) return [byPlace, byWords];
  if (found.rest.length === 0)
    return [byWords, ...(isExact(found) ? [] : byNames(named, words, criteria)), byPlace];
  const others = words.filter(({ word }) => found.rest.includes(word));
  const selection = selectByWords(others, { ...criteria, state });
  return [byWords, { reading: 'words-in-state', selection, place }, byPlace];
}

function plansForWords(words: SearchWord[], { names, isAnyAgent }: ReadSearch, criteria: Criteria): Plan[] {
  const { state } = criteria;
  const everybody: Plan = {
    reading: 'everybody',
    selection: selectEverybody(words, criteria),
    place: state === undefined ? NATION : { name: stateName(state), state },
  };
  if (names.length === 0 && isAnyAgent) return [everybody];
  const byWords: Plan = { reading: 'words', selection: selectByWords(words, criteria) };
  const named = words.filter(({ word }) => names.includes(word));
  return [byWords, ...byNames(named, words, criteria), ...(isAnyAgent ? [everybody] : [])];
}

/** Searches without the words that cannot be a name. */
function byNames(named: SearchWord[], words: readonly SearchWord[], criteria: Criteria): Plan[] {
  if (named.length === 0 || named.length === words.length) return [];
  return [{ reading: 'names', selection: selectByWords(named, criteria) }];
}

function forShortlet(plan: Plan): Plan {
  const { reading, selection } = plan;
  const isByPlace = reading === 'around' || reading === 'everybody';
  return isByPlace ? { ...plan, selection: withListingsFirst(selection), meant: 'shortlets' } : plan;
}

function isExact({ edits, isPrefix }: FoundPlace): boolean {
  return edits === 0 && !isPrefix;
}

/**
 * Returns false if the words are more likely those of an agent: they contain more than the place, or are closer to a known word
 * than to the place. A tie counts as the place for an area, and as an agent for a town.
 */
function isRatherPlace({ place, rest, edits, isPrefix }: FoundPlace, words: readonly SearchWord[]): boolean {
  if (rest.length > 0) return false;
  if (edits === 0) return !isPrefix || place.kind === 'state';
  const own = new Set(place.names.flat());
  const isSmall = place.kind === 'area' || place.kind === 'lga';
  const isNearer = ({ word, near: [known] }: SearchWord) =>
    known !== undefined && !own.has(known) && editDistance(word, known) < edits + Number(isSmall);
  return !words.every(({ isKnown }) => isKnown) && !words.some(isNearer);
}

/** Returns the state if the text is exactly one, or empty. */
export function stateOf({ text, state }: Criteria): string | undefined {
  if (text === undefined) return state;
  const named = findState(text)?.slug;
  return state === undefined || state === named ? named : undefined;
}

/** Returns true for a search by words, whose matches have a rank. */
export function isSearch(criteria: Criteria): boolean {
  return criteria.text !== undefined && stateOf(criteria) === undefined;
}
