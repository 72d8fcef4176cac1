import { LIMITS } from '../limits.ts';
import { placeIndex } from './place-index.ts';
import { placeWords } from './place-words.ts';
import { mostSpecific, readPhrases } from './read-phrases.ts';

/** The smallest place of a state that an address names; null if it names none. */
export function areaOf(address: string, state: string): string | null {
  const segments = address.slice(0, LIMITS.addressMax).split(/[,;\n]/);
  const places = segments.flatMap((segment) =>
    readPhrases(placeIndex(), placeWords(segment), state).phrases.flatMap(({ places }) => places),
  );
  const smallest = mostSpecific(places.filter(({ kind }) => kind !== 'state'));
  return smallest?.name ?? null;
}
