import { keyOf, type Place, type PlaceIndex } from './place-index.ts';

export interface Phrase {
  words: readonly string[];
  /** Places with this name, the likeliest first. */
  places: readonly Place[];
}

const MAX_WORDS = 5;

/** Words that turn the name before them into a street: Aba Road is in Port Harcourt. */
const STREET_WORDS = new Set(
  'road rd street str st avenue ave way close crescent cres lane drive dr expressway highway boulevard bypass'.split(
    ' ',
  ),
);

/** Lekki-Epe Expressway is in neither. */
const LONG_ROADS = new Set(['expressway', 'highway']);

/** Splits words into the longest names of places, of one state if given, and the rest; streets are rest unless told. */
export function readPhrases(
  index: PlaceIndex,
  words: readonly string[],
  state?: string,
  areStreetsRest = true,
): { phrases: Phrase[]; rest: string[] } {
  const phrases: Phrase[] = [];
  const rest: string[] = [];
  for (let start = 0; start < words.length;) {
    const phrase = longestPhrase(index, words.slice(start), state, areStreetsRest);
    if (phrase) phrases.push(phrase);
    else rest.push(words[start] ?? '');
    start += phrase?.words.length ?? 1;
  }
  return { phrases, rest };
}

/** The longest phrase with which the words begin. */
function longestPhrase(
  index: PlaceIndex,
  words: readonly string[],
  state: string | undefined,
  areStreetsRest: boolean,
): Phrase | undefined {
  for (let end = Math.min(words.length, MAX_WORDS); end > 0; end -= 1) {
    if (areStreetsRest && isStreet(index, words, end)) continue;
    const named = words.slice(0, end);
    const places = inState(index.get(keyOf(named)) ?? [], state);
    if (places.length > 0) return { words: named, places };
  }
  return undefined;
}

function isStreet(index: PlaceIndex, words: readonly string[], end: number): boolean {
  const [next = '', other = ''] = words.slice(end, end + 2);
  return STREET_WORDS.has(next) || (LONG_ROADS.has(other) && index.has(next));
}

function inState(places: readonly Place[], state: string | undefined): readonly Place[] {
  return state === undefined ? places : places.filter((place) => place.state === state);
}

/** All names, each with the likeliest place. */
export function* namesIn(
  index: PlaceIndex,
  state: string | undefined,
): Generator<{ name: string; place: Place }> {
  for (const [name, places] of index) {
    const [place] = inState(places, state);
    if (place) yield { name, place };
  }
}

const MOST_SPECIFIC = ['area', 'town', 'lga', 'capital', 'state'] as const;

/** Orders the smallest of places first, and of those as large the one with the longest name. */
export function bySize(one: Place, other: Place): number {
  return (
    MOST_SPECIFIC.indexOf(one.kind) - MOST_SPECIFIC.indexOf(other.kind) || other.name.length - one.name.length
  );
}
