import { STATES } from '@naija/contracts/domain/states';
import { editDistance, toleratedEdits } from './edit-distance.ts';

// Below this, a name that differs by a letter is more often somebody's own: Kanu is not Kano.
const SHORTEST_TYPO = 5;

const KNOWN = STATES.map(({ slug }) => ({ slug, words: slug.split('-') }));

/**
 * Slugs of the states that words of a search stand for, in part ('lag', 'river') or with a typo ('Lagoss', 'akwaibom').
 * @param words lower case, without accents
 */
export function findStates(words: readonly string[]): string[] {
  const named = words.at(-1) === 'state' ? words.slice(0, -1) : words;
  const text = named.join(' ');
  if (text === '') return [];
  const begun = KNOWN.filter((state) => isBegun(state.words, text));
  const found = begun.length > 0 ? begun : KNOWN.filter((state) => isMistyped(state.words.join(''), text));
  return found.map(({ slug }) => slug);
}

/** True when the name, or one of its later words, begins with the text. */
function isBegun(words: readonly string[], text: string): boolean {
  return words.some((_, index) => words.slice(index).join(' ').startsWith(text));
}

function isMistyped(name: string, text: string): boolean {
  const letters = text.replaceAll(' ', '');
  if (letters.length < SHORTEST_TYPO || name.length < SHORTEST_TYPO - 1) return false;
  return editDistance(letters, name) <= toleratedEdits(letters.length);
}
