import type { SearchWord } from './match-words.ts';

type SoughtWord = Pick<SearchWord, 'word' | 'near'>;

/** A single letter is the prefix of nearly every word */
const MIN_PREFIX_LENGTH = 2;

export interface TextQueries {
  /** Best first: all words whole; all as prefixes; some of them mistyped. Later queries may match agents of earlier ones. */
  ranked: string[];
  any: string;
}

export function textQueries(words: readonly SoughtWord[]): TextQueries | undefined {
  if (words.length === 0) return undefined;
  const prefixes = words.map(prefixOf);
  const mistyped = someMistyped(words, prefixes);
  const ranked = [...new Set([wholeQuery(words), all(prefixes), mistyped])].filter((query) => query !== '');
  return { ranked, any: any([all(prefixes), mistyped]) };
}

export function wholeQuery(words: readonly Pick<SearchWord, 'word'>[]): string {
  return all(words.map(({ word }) => quote(word)));
}

export function prefixQuery(words: readonly Pick<SearchWord, 'word'>[]): string {
  return all(words.map(prefixOf));
}

/** Matches agents with at least one mistyped word. It is written so that PostgreSQL estimates correctly how rare that is. */
function someMistyped(words: readonly SoughtWord[], prefixes: readonly string[]): string {
  const near = words.map((word) => any(word.near.map(quote)));
  const either = prefixes.map((query, index) => any([query, near[index] ?? '']));
  return any(near.map((query, index) => (query === '' ? '' : all(either.with(index, query)))));
}

function prefixOf({ word }: Pick<SearchWord, 'word'>): string {
  return word.length < MIN_PREFIX_LENGTH ? quote(word) : `${quote(word)}:*`;
}

function all(queries: readonly string[]): string {
  return queries.join(' & ');
}

// `&` binds more tightly than `|`.
function any(queries: readonly string[]): string {
  const given = queries.filter((query) => query !== '');
  return given.length < 2 ? given.join('') : `(${given.join(' | ')})`;
}

/** Words consist of letters and digits, so nothing must be escaped. */
function quote(word: string): string {
  return `'${word}'`;
}
