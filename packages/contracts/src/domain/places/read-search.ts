import { editDistance } from '../edit-distance.ts';
import { withoutFillers } from './find-place.ts';
import { placeIndex } from './place-index.ts';
import { placeWords } from './place-words.ts';

/** Contents of a search text, apart from a place. */
export interface ReadSearch {
  /** Words that are not about homes and agents, and may be of a name. */
  names: string[];
  /** Asks for homes that are let by the day, which are listed on AirBnB. */
  isForShortlet: boolean;
  /** True if the text asks only for a home or an agent, as far as typing errors allow to tell. */
  isAnyAgent: boolean;
}

const SHORTLET = /short ?(?:let|stay|rent)|air ?bnb|service apartment|serviced apartment|guest ?house/;
const COUNTS = new Set(['one', 'two', 'three', 'four', 'five', 'six']);
/** Minimum length of a word that counts; 'a' does not. */
const MIN_ASKING_LENGTH = 3;
const MIN_MISTYPED_LENGTH = 5;
const MISTYPED =
  'agent agents apartment bedroom broker bungalow duplex estate house houses property realtor rent self shortlet shop'.split(
    ' ',
  );

export function readSearch(text: string): ReadSearch {
  const words = placeWords(text);
  const names = withoutFillers(placeIndex(), words).filter((word) => !COUNTS.has(word));
  return {
    names,
    isForShortlet: SHORTLET.test(words.join(' ')),
    isAnyAgent:
      words.some(
        (word) => word.length >= MIN_ASKING_LENGTH && (placeIndex().fillers.has(word) || isMistyped(word)),
      ) && names.every(isMistyped),
  };
}

function isMistyped(word: string): boolean {
  return word.length >= MIN_MISTYPED_LENGTH && MISTYPED.some((meant) => editDistance(word, meant) <= 1);
}
