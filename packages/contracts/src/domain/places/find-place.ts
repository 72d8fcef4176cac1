import { LIMITS } from '../limits.ts';
import { nearestName } from './nearest-name.ts';
import { isMoreProminent, keyOf, placeIndex, type Place, type PlaceIndex } from './place-index.ts';
import { placeWords } from './place-words.ts';
import { bySize, namesIn, readPhrases, type Phrase } from './read-phrases.ts';

/** A place that a text means. */
export interface FoundPlace {
  place: Place;
  /** Words of the text that are neither part of the place's name nor fillers such as 'house' and 'in'. */
  rest: string[];
  /** Edit distance from the name; 0 for the name and for the beginning of it. */
  edits: number;
  /** The text is only the beginning of the name. */
  isPrefix: boolean;
  /** True if it is also a person's name. */
  isName: boolean;
}

const MAX_WORDS = 12;
const MIN_PREFIX_LENGTH = 4;
const MAX_MISTYPED_WORDS = 3;
/** Only well-known places are matched with a typo among other words, because it is more likely in a name. */
const CITY_KINDS = new Set<string>(['state', 'capital']);

/** The place that a visitor means by a text, in one state if given; forgives typos. */
export function findPlace(text: string, state?: string): FoundPlace | undefined {
  return findPlaceIn(placeIndex(), text, state);
}

export function findPlaceIn(index: PlaceIndex, text: string, state?: string): FoundPlace | undefined {
  const words = placeWords(text.slice(0, 2 * LIMITS.locationMax)).slice(0, MAX_WORDS);
  const named =
    namedPlace(index, readPhrases(index, words, state)) ??
    namedPlace(index, readPhrases(index, words, state, false));
  if (named) return named;
  const meant = withoutFillers(index, words);
  // 'new hav' is the beginning of New Haven, but only fillers, such as 'land', are not the beginning of a name.
  const started =
    meant.length === 0 ? undefined : (startedPlace(index, words, state) ?? startedPlace(index, meant, state));
  const mistyped =
    mistypedWhole(index, words, state) ??
    mistypedWhole(index, meant, state) ??
    mistypedPart(index, meant, state);
  return started && mistyped && isMoreProminent(mistyped.place, started.place)
    ? mistyped
    : (started ?? mistyped);
}

/** The words that are about a place or a name. */
export function withoutFillers({ fillers }: PlaceIndex, words: readonly string[]): string[] {
  return words.filter((word) => !fillers.has(word) && !/^\d+$/.test(word));
}

function namedPlace(
  index: PlaceIndex,
  { phrases, rest }: ReturnType<typeof readPhrases>,
): FoundPlace | undefined {
  const state = stateOfMost(phrases);
  const here = phrases.flatMap(({ places }) => places.find((place) => place.state === state) ?? []);
  const [place] = here.sort(bySize);
  if (!place) return undefined;
  const elsewhere = phrases.filter(({ places }) => places.every((other) => other.state !== state));
  const others = [...elsewhere.flatMap(({ words }) => words), ...withoutFillers(index, rest)];
  const mistyped = others.length > 0 ? nearestName(index, keyOf(others), state) : undefined;
  if (mistyped) return { ...mistyped, rest: [], isPrefix: false, isName: false };
  const isName = phrases.some(({ words }) => index.people.has(keyOf(words)));
  return { place, rest: others, edits: 0, isPrefix: false, isName };
}

/** The state that most of the phrases have a place in; of equals, the one the first phrase rather means. */
function stateOfMost(phrases: readonly Phrase[]): string | undefined {
  const votes = new Map<string, number>();
  for (const { places } of phrases)
    for (const { state } of places) votes.set(state, (votes.get(state) ?? 0) + 1);
  return [...votes].reduce<[string, number] | undefined>(
    (most, vote) => (most && most[1] >= vote[1] ? most : vote),
    undefined,
  )?.[0];
}

/** The most prominent place whose name starts with the words: a search is made while its text is typed. */
function startedPlace(
  index: PlaceIndex,
  words: readonly string[],
  state: string | undefined,
): FoundPlace | undefined {
  const start = keyOf(words);
  if (start.length < MIN_PREFIX_LENGTH) return undefined;
  let found: Place | undefined;
  for (const { name, place } of namesIn(index, state))
    if (name.startsWith(start) && (!found || isMoreProminent(place, found))) found = place;
  return found && { place: found, rest: [], edits: 0, isPrefix: true, isName: false };
}

/** The place that all words together are a typo of. */
function mistypedWhole(
  index: PlaceIndex,
  words: readonly string[],
  state: string | undefined,
): FoundPlace | undefined {
  const near = nearestName(index, keyOf(words), state);
  return near && { ...near, rest: [], isPrefix: false, isName: false };
}

/** The city that some neighbouring words are a typo of. */
function mistypedPart(
  index: PlaceIndex,
  words: readonly string[],
  state: string | undefined,
): FoundPlace | undefined {
  for (let length = Math.min(MAX_MISTYPED_WORDS, words.length - 1); length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const near = nearestName(index, keyOf(words.slice(start, start + length)), state);
      const rest = words.filter((_, at) => at < start || at >= start + length);
      if (near && CITY_KINDS.has(near.place.kind)) return { ...near, rest, isPrefix: false, isName: false };
    }
  return undefined;
}
