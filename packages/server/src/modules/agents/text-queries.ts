import type { SoughtWord } from './find-words.ts';

/** A word of a single letter stands for itself alone: what begins with it is nearly everything. */
const SHORTEST_BEGINNING = 2;

/** Ways in which the words of an agent fit a search, each in PostgreSQL's language for `tsquery`. */
export interface TextQueries {
  /**
   * Best first: all words as they are; all begun; all, some of them mistyped. A later one may hold for agents of an
   * earlier one.
   */
  ranked: string[];
  /** Holds where one of these does. */
  any: string;
}

/** What to ask for a search; nothing where it has no words. */
export function textQueries(words: readonly SoughtWord[]): TextQueries | undefined {
  if (words.length === 0) return undefined;
  const whole = words.map(({ word }) => quote(word));
  const begun = words.map(({ word }) =>
    word.length < SHORTEST_BEGINNING ? quote(word) : `${quote(word)}:*`,
  );
  const mistyped = someMistyped(words, begun);
  const ranked = [...new Set([all(whole), all(begun), mistyped])].filter((query) => query !== '');
  return { ranked, any: any([all(begun), mistyped]) };
}

/** At least one word is mistyped. Said so that PostgreSQL can tell how rare that is. */
function someMistyped(words: readonly SoughtWord[], begun: readonly string[]): string {
  const near = words.map((word) => any(word.near.map(quote)));
  const either = begun.map((query, index) => any([query, near[index] ?? '']));
  return any(near.map((query, index) => (query === '' ? '' : all(either.with(index, query)))));
}

function all(queries: readonly string[]): string {
  return queries.join(' & ');
}

// `&` binds more tightly than `|`.
function any(queries: readonly string[]): string {
  const given = queries.filter((query) => query !== '');
  return given.length < 2 ? given.join('') : `(${given.join(' | ')})`;
}

/** Words are letters and digits only; nothing in them needs more than quotes. */
function quote(word: string): string {
  return `'${word}'`;
}
