import type { AgentFilters } from '@naija/contracts/http/agents';
import { LIMITS } from '@naija/contracts/domain/limits';
import type { FoundPlace } from '@naija/contracts/domain/places/find-place';
import { readPlaceMap, vicinityOf, type PlaceMap } from '@naija/contracts/domain/places/place-map';
import type { Place } from '@naija/contracts/domain/places/place-index';
import { servedName } from '@naija/contracts/domain/places/served-areas';
import { STATE_PLACES } from '@naija/contracts/domain/places/table';
import { and, eq, gt, inArray, isNull, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { agents } from '../../../database/schema.ts';
import type { Rank, Selection } from '../repository.ts';
import { areLocatedIn, matches, serveAny } from '../works-in.ts';
import type { SearchWord } from './match-words.ts';
import { prefixQuery, textQueries, wholeQuery } from './text-queries.ts';
import { STATES } from '@naija/contracts/domain/states';

const KNOWN = STATES.map(({ slug }) => ({ slug, words: slug.split('-') }));

/** Returns the slugs of states whose name contains the lower-case words, beginning at any of its words: 'lag', 'ibom'. */
function matchStates(words: readonly string[]): string[] {
  const text = words.join(' ');
  return text === '' ? [] : KNOWN.filter((state) => hasPrefix(state.words, text)).map(({ slug }) => slug);
}

function hasPrefix(words: readonly string[], text: string): boolean {
  return words.some((_, index) => words.slice(index).join(' ').startsWith(text));
}

let map: PlaceMap | undefined;

/** Selects all agents of a state, or of all states. */
export function selectState(state: string | undefined, { filters }: Criteria): Selection {
  const whole = state === undefined ? undefined : eq(agents.state, state);
  return { ranks: [{ condition: whole }], disjointParts: [whole], filters };
}

/** Selects agents by words. Those in states that the words name come first. */
export function selectByWords(words: readonly SearchWord[], { state, filters }: Criteria): Selection {
  const queries = textQueries(words);
  if (!queries) return { ranks: [], disjointParts: [sql`false`], filters };
  const inState = state === undefined ? undefined : eq(agents.state, state);
  const states = matchStates(words.map(({ word }) => word));
  const isInStates = states.length > 0 ? [and(inState, inArray(agents.state, states))] : [];
  const isElsewhere = and(inState, states.length > 0 ? notInArray(agents.state, states) : undefined);
  const byQuality = queries.ranked.map((query) => ({ condition: matches(query) }));
  return {
    ranks: [...isInStates.map((condition) => ({ condition })), ...ranked(byQuality, isElsewhere)],
    disjointParts: [...isInStates, and(isElsewhere, matches(queries.any))],
    filters,
  };
}

/** Agents with exactly the words come first. */
export function selectEverybody(words: readonly SearchWord[], { state, filters }: Criteria): Selection {
  const all = state === undefined ? sql`true` : eq(agents.state, state);
  const named = words.length > 0 ? [{ condition: and(all, matches(wholeQuery(words))) }] : [];
  return { ranks: ranked([...named, { condition: all }]), disjointParts: [all], filters };
}

/**
 * Selects agents by a place: those whose address names it or a part of it, those who serve it, those around it (nearest first),
 * those farther away in its state, and those elsewhere with the words in name or address. Agents with exactly the words come
 * before all of them, if the words may be a name.
 */
export function selectByPlace(
  found: FoundPlace,
  words: readonly SearchWord[],
  { state, filters }: Criteria,
): Selection {
  const { place } = found;
  const within = state === undefined ? undefined : eq(agents.state, state);
  const isHere = eq(agents.state, place.state);
  const name = namedLike(found, words);
  const named = name.mayBeAgent ? [{ condition: and(within, name.exactly) }] : [];
  const elsewhere = state === undefined ? and(ne(agents.state, place.state), name.loosely) : sql`false`;
  const around = areasAround(place, state);
  if (!around)
    return {
      ranks: ranked([...named, { condition: isHere }, { condition: elsewhere }]),
      disjointParts: [isHere, elsewhere],
      filters,
    };
  const inPlace = and(within, areLocatedIn(around.own));
  const serving = and(within, serveAny([...around.vicinity.served]));
  const near: Rank = { condition: and(within, isOf(around.near)), km: around.near };
  const close = [...named, { condition: inPlace }, { condition: serving }, near];
  const far: Rank[] = [
    { condition: and(isHere, isOf(around.far)), km: around.far },
    { condition: isHere },
    { condition: elsewhere },
  ];
  const isClose = or(inPlace, serving, near.condition);
  return {
    ranks: ranked([...close, ...far.map((rank) => ({ ...rank, isFar: true }))]),
    disjointParts: [isHere, and(ne(agents.state, place.state), or(isClose, elsewhere))],
    inPlace: or(inPlace, serving),
    around: and(near.condition, isNot(inPlace), isNot(serving)),
    vicinity: around.vicinity,
    filters,
  };
}

/** Puts agents with AirBnB listings first, among all who are not far. */
export function withListingsFirst(selection: Selection): Selection {
  const hasListings = gt(agents.airbnb, 0);
  const lacksListings = or(isNull(agents.airbnb), sql`${agents.airbnb} <= 0`);
  const close = selection.ranks.filter(({ isFar }) => !isFar);
  const split = (listings: SQL | undefined) =>
    close.map((rank) => ({ ...rank, condition: and(rank.condition, listings) }));
  const far = selection.ranks.filter(({ isFar }) => isFar);
  return { ...selection, ranks: [...split(hasListings), ...split(lacksListings), ...far] };
}

/** Ranks for a chosen order: agents who are not far, then the others. */
export function withoutRanks({ ranks }: Selection): Rank[] {
  const any = (isFar: boolean) => {
    const conditions = ranks.filter((rank) => (rank.isFar ?? false) === isFar);
    return conditions.length === 0
      ? []
      : [{ condition: or(...conditions.map(({ condition }) => condition ?? sql`true`)), isFar }];
  };
  return [...any(false), ...any(true)];
}

function namedLike({ place, isName }: FoundPlace, words: readonly SearchWord[]) {
  const typed = words.map(({ word }) => word).join(' ');
  const [name = [], ...otherNames] = place.names;
  const exactly = matches(wholeQuery(words));
  return {
    mayBeAgent: isName || ![name, ...otherNames].some((known) => known.join(' ') === typed),
    exactly,
    loosely: typed === name.join(' ') ? exactly : matches(prefixQuery(words)),
  };
}

/** Returns the areas in and around a place, only those in `state` if it is given; undefined if the place is a state. */
function areasAround(place: Place, state: string | undefined) {
  const name = servedName(place);
  if (name === undefined) return undefined;
  map ??= readPlaceMap(STATE_PLACES);
  const vicinity = vicinityOf(map, name);
  const { km } = vicinity;
  const others = [...km].filter(([area]) => state === undefined || map?.get(area)?.state === state);
  const isFar = (distance: number) => distance > LIMITS.aroundKm;
  return {
    vicinity,
    own: [...km].flatMap(([area, distance]) => (distance === 0 ? [area] : [])),
    near: Object.fromEntries(others.filter(([, distance]) => distance > 0 && !isFar(distance))),
    far: Object.fromEntries(
      others.filter(([area, distance]) => isFar(distance) && map?.get(area)?.state === place.state),
    ),
  };
}

function isOf(km: Readonly<Record<string, number>>): SQL {
  const areas = Object.keys(km);
  // The first condition can use an index.
  return sql`(${areLocatedIn(areas)} and ${agents.locatedIn}[1] = any(${sql.param(areas)}::text[]))`;
}

/** Leaves agents of earlier ranks out of later ones. */
function ranked(ranks: readonly Rank[], within?: SQL): Rank[] {
  return ranks.map((rank, at) => ({
    ...rank,
    condition: and(within, rank.condition, ...ranks.slice(0, at).map(({ condition }) => isNot(condition))),
  }));
}

/** Unknown counts as false, because an address may not have been read yet. */
function isNot(condition: SQL | undefined): SQL | undefined {
  return condition && sql`(${condition}) is not true`;
}

export interface Criteria {
  text?: string | undefined;
  state?: string | undefined;
  filters: AgentFilters;
}
