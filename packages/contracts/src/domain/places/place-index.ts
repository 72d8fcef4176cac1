import { STATES, type State } from '../states.ts';
import { placeWords } from './place-words.ts';
import { PREFERRED_STATES } from './preferences.ts';
import { readNames } from './read-names.ts';
import { STATE_PLACES, type PlaceTable } from './table.ts';

/** Most prominent first: of places with one name, the earlier kind is meant. */
const KINDS = ['state', 'capital', 'town', 'area', 'lga'] as const;
export type PlaceKind = (typeof KINDS)[number];

export interface Place {
  name: string;
  /** Slug. */
  state: string;
  kind: PlaceKind;
  /** The words of each of its names. */
  names: string[][];
}

/** Places by the letters of their names, those first that are rather meant. */
export type PlaceIndex = ReadonlyMap<string, readonly Place[]>;

const DIRECTION = / (?:(?:North|South)(?:-(?:East|West))?|East|West|Central|Municipal)$/;

let index: PlaceIndex | undefined;

/** The index of our table, built when it is first used. */
export function placeIndex(): PlaceIndex {
  index ??= buildPlaceIndex(STATE_PLACES);
  return index;
}

export function isMoreProminent(one: Place, other: Place): boolean {
  return KINDS.indexOf(one.kind) < KINDS.indexOf(other.kind);
}

export function keyOf(words: readonly string[]): string {
  return words.join('');
}

export function buildPlaceIndex(table: PlaceTable): PlaceIndex {
  const built = new Map<string, Place[]>();
  for (const place of STATES.flatMap((state) => placesOf(state, table)))
    for (const key of new Set(place.names.map(keyOf))) {
      const places = built.get(key) ?? [];
      if (!places.some(({ state }) => state === place.state)) built.set(key, [...places, place]);
    }
  for (const [key, places] of built) places.sort((one, other) => rankOf(key, one) - rankOf(key, other));
  return built;
}

function rankOf(key: string, { state, kind }: Place): number {
  return PREFERRED_STATES[key] === state ? -1 : KINDS.indexOf(kind);
}

function placesOf({ name, slug }: State, table: PlaceTable): Place[] {
  const listed = table[slug];
  if (!listed) return [];
  const { otherNames, capital, towns, areas, lgas } = listed;
  const lists: Record<PlaceKind, string[][]> = {
    state: [[name, ...(otherNames?.split(' = ') ?? [])]],
    capital: readNames(capital),
    town: readNames(towns),
    area: readNames(areas),
    lga: withoutDirections(readNames(lgas)),
  };
  return KINDS.flatMap((kind) => lists[kind].map((names) => toPlace(names, slug, kind)));
}

/** Adds 'Etsako' to 'Etsako East' and 'Etsako West'. */
function withoutDirections(lgas: string[][]): string[][] {
  const parts = lgas.flatMap(([name = '']) => (DIRECTION.test(name) ? [name.replace(DIRECTION, '')] : []));
  return [...lgas, ...[...new Set(parts)].map((name) => [name])];
}

function toPlace(names: readonly string[], state: string, kind: PlaceKind): Place {
  return { name: names[0] ?? '', state, kind, names: names.flatMap(formsOf).map(placeWords) };
}

/** 'Obio/Akpor' is known by its parts, but 'B/Kebbi' is not by its letter; 'Enugu GRA' as 'GRA Enugu'. */
function formsOf(name: string): string[] {
  if (name.includes('/')) return [name, ...name.split('/').filter((part) => part.length > 1)];
  return name.endsWith(' GRA') ? [name, `GRA ${name.slice(0, -4)}`] : [name];
}
