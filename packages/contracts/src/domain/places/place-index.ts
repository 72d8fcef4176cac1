import { STATES, type State } from '../states.ts';
import { placeWords } from './place-words.ts';
import { VOCABULARY, type Vocabulary } from './preferences.ts';
import { DIRECTION, readNames } from './read-names.ts';
import { STATE_PLACES, type PlaceTable } from './table.ts';

/** Kinds of places, the most prominent first: of places with one name, the earlier kind is meant. */
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

/** Places by the letters of their names, the likeliest first; and words that mean no place. */
export interface PlaceIndex extends ReadonlyMap<string, readonly Place[]> {
  readonly people: ReadonlySet<string>;
  readonly fillers: ReadonlySet<string>;
}

let index: PlaceIndex | undefined;

/** The index of our table, built when it is first used. */
export function placeIndex(): PlaceIndex {
  index ??= buildPlaceIndex(STATE_PLACES, VOCABULARY);
  return index;
}

export function isMoreProminent(one: Place, other: Place): boolean {
  return KINDS.indexOf(one.kind) < KINDS.indexOf(other.kind);
}

export function keyOf(words: readonly string[]): string {
  return words.join('');
}

export function buildPlaceIndex(
  table: PlaceTable,
  { preferred, people, fillers }: Partial<Vocabulary> = {},
): PlaceIndex {
  const built = new Map<string, Place[]>();
  for (const place of STATES.flatMap((state) => placesOf(state, table)))
    for (const key of new Set(place.names.map(keyOf))) {
      const places = built.get(key) ?? [];
      if (!places.some(({ state }) => state === place.state)) built.set(key, [...places, place]);
    }
  for (const [key, places] of built) {
    const rank = ({ state, kind }: Place) => (preferred?.[key] === state ? -1 : KINDS.indexOf(kind));
    places.sort((one, other) => rank(one) - rank(other));
  }
  return Object.assign(built, { people: new Set(people), fillers: new Set(fillers) });
}

function placesOf({ name, slug }: State, table: PlaceTable): Place[] {
  const listed = table[slug];
  if (!listed) return [];
  const { otherNames, capital, towns, areas, lgas, landmarks = '' } = listed;
  const within = new Map(
    landmarks.split(/;\s*/).map((entry) => {
      const [place = '', names = ''] = entry.split(': ');
      return [place, readNames(names).flat()];
    }),
  );
  const lists: Record<PlaceKind, string[][]> = {
    state: [[name, ...(otherNames?.split(' = ') ?? [])]],
    capital: readNames(capital),
    town: readNames(towns),
    area: readNames(areas),
    lga: withoutDirections(readNames(lgas)),
  };
  return KINDS.flatMap((kind) =>
    lists[kind].map((names) => toPlace([...names, ...(within.get(names[0] ?? '') ?? [])], slug, kind)),
  );
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
