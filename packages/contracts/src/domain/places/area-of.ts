import { LIMITS } from '../limits.ts';
import { formatPlace } from '../states.ts';
import { placeIndex, type Place } from './place-index.ts';
import { placeWords } from './place-words.ts';
import { bySize, readPhrases } from './read-phrases.ts';

/** The smallest place of a state that an address names; null if it names none. */
export function areaOf(address: string, state: string): string | null {
  return placesOf(address, state)[0]?.name ?? null;
}

/** All places of a state that an address names, the smallest first, as 'Yaba, Lagos'. */
export function locatedIn(address: string, state: string): string[] {
  return [...new Set(placesOf(address, state).map(({ name }) => formatPlace(name, state)))];
}

function placesOf(address: string, state: string): Place[] {
  const segments = address.slice(0, LIMITS.addressMax).split(/[,;\n]/);
  const places = segments.flatMap((segment) =>
    readPhrases(placeIndex(), placeWords(segment), state).phrases.flatMap(({ places }) => places),
  );
  return places.filter(({ kind }) => kind !== 'state').sort(bySize);
}
