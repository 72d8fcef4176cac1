import { STATES } from '@naija/contracts/domain/states';

const KNOWN = STATES.map(({ slug }) => ({ slug, words: slug.split('-') }));

/** Slugs of the states with a name that starts with lower-case words, from any of its words on: 'lag', 'ibom'. */
export function matchStates(words: readonly string[]): string[] {
  const text = words.join(' ');
  return text === '' ? [] : KNOWN.filter((state) => hasPrefix(state.words, text)).map(({ slug }) => slug);
}

function hasPrefix(words: readonly string[], text: string): boolean {
  return words.some((_, index) => words.slice(index).join(' ').startsWith(text));
}
