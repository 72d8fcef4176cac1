import { editDistance } from '@naija/contracts/domain/edit-distance';
import { findPlace, type FoundPlace } from '@naija/contracts/domain/places/find-place';
import type { AgentListResponse } from '@naija/contracts/http/agents';
import type { Queryable } from '../../../database/database.ts';
import type { Selection } from '../repository.ts';
import type { Criteria } from './criteria.ts';
import { matchWords, type SearchWord } from './match-words.ts';
import { selectByPlace, selectByWords } from './selection.ts';

/** The ways to read a text: as words of agents, as such words in the state of a place, as a place. */
export const READINGS = ['words', 'words-in-state', 'place'] as const;
export type Reading = (typeof READINGS)[number];

export interface Plan {
  reading: Reading;
  selection: Selection;
  place?: AgentListResponse['place'];
}

export interface SearchPlan {
  /** Best first: a later one is for when the earlier ones find nobody. */
  plans: Plan[];
  /** Slug of the state that is meant, as far as that is known. */
  state: string | undefined;
}

/** Turns the criteria of a search into selections; looks up the known words that it may have mistyped. */
export async function planSearch(db: Queryable, criteria: Criteria): Promise<SearchPlan> {
  const { text = '' } = criteria;
  const words = await matchWords(db, text);
  const found = findPlace(text, criteria.state);
  return { plans: plansFor(words, found, criteria), state: criteria.state ?? found?.place.state };
}

function plansFor(words: SearchWord[], found: FoundPlace | undefined, criteria: Criteria): Plan[] {
  const byWords: Plan = { reading: 'words', selection: selectByWords(words, criteria) };
  if (!found) return [byWords];
  const { name, state } = found.place;
  const place = { name, state };
  const byPlace: Plan = { reading: 'place', selection: selectByPlace(found, words, criteria), place };
  if (isRatherPlace(found, words)) return [byPlace, byWords];
  if (found.rest.length === 0) return [byWords, byPlace];
  const others = words.filter(({ word }) => found.rest.includes(word));
  const selection = selectByWords(others, { ...criteria, state });
  return [byWords, { reading: 'words-in-state', selection, place }, byPlace];
}

/**
 * False if the words are rather those of an agent: with more than the place, or nearer to a known word than to it; as near
 * is enough for an area, not for a town.
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
