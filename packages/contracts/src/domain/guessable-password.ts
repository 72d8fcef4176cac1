import { GUESSABLE_WORDS } from './guessable-words.ts';
import { LIMITS } from './limits.ts';
import { LOOKALIKES } from './lookalikes.ts';

const SEQUENCES = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
const BOTH_DIRECTIONS = [...SEQUENCES, ...SEQUENCES.map((row) => Array.from(row).reverse().join(''))];
const MIN_LENGTH = 3;
const LETTER = /\p{L}/u;

/** True if a password consists only of common words, keyboard sequences and `personal` words; ignores non-strings. */
export function isGuessablePassword(password: string, personal: readonly unknown[] = []): boolean {
  const characters = Array.from(fold(password));
  if (!characters.some((character) => LETTER.test(character))) return false;
  const words = [...GUESSABLE_WORDS, ...personal.flatMap(wordsIn)];
  // canSplit[n]: the first n characters are a sequence of such words, with any non-letters between them.
  const canSplit = [true];
  characters.forEach((character, at) => {
    if (canSplit[at] !== true) return;
    if (!LETTER.test(character)) canSplit[at + 1] = true;
    for (const word of words) if (isWordAt(characters, at, word)) canSplit[at + word.length] = true;
    for (let length = sequenceLengthAt(characters, at); length >= MIN_LENGTH; length -= 1)
      canSplit[at + length] = true;
  });
  return canSplit[characters.length] === true;
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function wordsIn(text: unknown): string[] {
  if (typeof text !== 'string') return [];
  return fold(text.slice(0, LIMITS.emailMax))
    .split(/[^\p{L}]/u)
    .filter((part) => part.length >= MIN_LENGTH);
}

function isWordAt(characters: readonly string[], at: number, word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    const character = characters[at + index];
    const letter = word.charAt(index);
    if (character !== letter && LOOKALIKES[character ?? '']?.includes(letter) !== true) return false;
  }
  return true;
}

/** Length of the keyboard or alphabet sequence, or of the repetition of one letter, that starts at an index. */
function sequenceLengthAt(characters: readonly string[], at: number): number {
  const first = characters[at] ?? '';
  if (!LETTER.test(first)) return 0;
  const lengths = [...BOTH_DIRECTIONS, first.repeat(characters.length)].map((row) => {
    const start = row.indexOf(first);
    if (start < 0) return 0;
    let length = 0;
    while (characters[at + length] !== undefined && characters[at + length] === row[start + length])
      length += 1;
    return length;
  });
  return Math.max(...lengths);
}
