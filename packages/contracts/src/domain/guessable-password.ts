import { GUESSABLE_WORDS } from './guessable-words.ts';
import { LIMITS } from './limits.ts';

/** What signs stand for where letters are expected, as in 'L@g0s'. */
const LOOKALIKES: Readonly<Partial<Record<string, string>>> = {
  ...{ '0': 'o', '1': 'il', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  ...{ '@': 'a', $: 's', '!': 'il' },
};
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
const RUNS = [...ROWS, ...ROWS.map((row) => Array.from(row).reverse().join(''))];
const SHORTEST = 3;
const LETTER = /\p{L}/u;

/**
 * True for a password whose letters spell nothing but words that are tried first here: of the product, places of
 * Nigeria, months, what people wish each other, keyboard runs, and what stands in `own`. Digits and signs count for
 * nothing, except where they stand for a letter. One other word, and it is let through.
 * @param own the agent's name and e-mail address; what is no text is left out
 */
export function isGuessablePassword(password: string, own: readonly unknown[] = []): boolean {
  const signs = Array.from(plain(password));
  if (!signs.some((sign) => LETTER.test(sign))) return false;
  const words = [...GUESSABLE_WORDS, ...own.flatMap(partsOf)];
  // Whether the signs before a place can be read as such words, with anything but letters between them.
  const read = [true];
  signs.forEach((sign, at) => {
    if (read[at] !== true) return;
    if (!LETTER.test(sign)) read[at + 1] = true;
    for (const word of words) if (isWordAt(signs, at, word)) read[at + word.length] = true;
    for (let length = runAt(signs, at); length >= SHORTEST; length -= 1) read[at + length] = true;
  });
  return read[signs.length] === true;
}

/** One spelling of what looks the same: small letters without marks. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a name, or of an e-mail address. */
function partsOf(text: unknown): string[] {
  if (typeof text !== 'string') return [];
  return plain(text.slice(0, LIMITS.emailMax))
    .split(/[^\p{L}]/u)
    .filter((part) => part.length >= SHORTEST);
}

function isWordAt(signs: readonly string[], at: number, word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    const sign = signs[at + index];
    const letter = word.charAt(index);
    if (sign !== letter && LOOKALIKES[sign ?? '']?.includes(letter) !== true) return false;
  }
  return true;
}

/** How many signs from a place on are a keyboard run, or one letter over and over. */
function runAt(signs: readonly string[], at: number): number {
  const lengths = [...RUNS, (signs[at] ?? '').repeat(signs.length)].map((row) => {
    const start = row.indexOf(signs[at] ?? '');
    if (start < 0 || !LETTER.test(signs[at] ?? '')) return 0;
    let length = 0;
    while (signs[at + length] !== undefined && signs[at + length] === row[start + length]) length += 1;
    return length;
  });
  return Math.max(...lengths);
}
