import { STATES } from '@naija/contracts/domain/states';
import { editDistance, toleratedEdits } from '@naija/contracts/domain/edit-distance';

// Shorter names that differ by a letter are rather a person's: Kanu is not Kano.
const MIN_TYPO_LENGTH = 5;

const KNOWN = STATES.map(({ slug }) => ({ slug, words: slug.split('-') }));

/** Slugs of the states that lower-case words match by a prefix ('lag', 'river') or with a typo ('Lagoss'). */
export function matchStates(words: readonly string[]): string[] {
  const named = words.at(-1) === 'state' ? words.slice(0, -1) : words;
  const text = named.join(' ');
  if (text === '') return [];
  const prefixed = KNOWN.filter((state) => hasPrefix(state.words, text));
  const found =
    prefixed.length > 0 ? prefixed : KNOWN.filter((state) => isMistyped(state.words.join(''), text));
  return found.map(({ slug }) => slug);
}

/** True if the name, from any of its words on, starts with the text. */
function hasPrefix(words: readonly string[], text: string): boolean {
  return words.some((_, index) => words.slice(index).join(' ').startsWith(text));
}

function isMistyped(name: string, text: string): boolean {
  const joined = text.replaceAll(' ', '');
  if (joined.length < MIN_TYPO_LENGTH || name.length < MIN_TYPO_LENGTH - 1) return false;
  return editDistance(joined, name) <= toleratedEdits(joined.length);
}
