/** A character and its marks never need more in the languages that people write here, Arabic with all vowels included. */
const MARKS_MAX = 4;

/** Directions, fillers, zero-width spaces; not what emoji are made of. */
const INVISIBLE =
  /(?![\u200C\u200D\uFE00-\uFE0F\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]|(?![\n\t])\p{Cc}/gu;

/** Tags, which flags such as Scotland's are made of, after a black flag or anywhere else. */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})|[\u{E0020}-\u{E007F}]/gu;

const JOINERS = /[\u200C\u200D]+/g;
/** Characters that joiners may join: emoji, and letters of non-Latin scripts. */
const JOINED = String.raw`(?!\p{Script=Latin})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]`;
const BEFORE_JOINER = new RegExp(`${JOINED}$`, 'u');
const AFTER_JOINER = new RegExp(`^${JOINED}`, 'u');

const MARKS_ON_NOTHING = /(^|\s)\p{M}+/gu;
const MANY_MARKS = new RegExp(String.raw`(\p{M}{${String(MARKS_MAX)}})\p{M}+`, 'gu');

/** A single line of text without invisible characters and controls of direction. */
export function cleanLine(typed: string): string {
  return cleanCharacters(typed).replace(/\s+/g, ' ').trim();
}

/** Cleans text of several lines in the same way; keeps at most one empty line in a row. */
export function cleanText(typed: string): string {
  const lines = cleanCharacters(typed).split('\n');
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** NFC gives letters with marks (ọ, ẹ, ṣ) one spelling for searches. PostgreSQL stores no NUL. */
function cleanCharacters(typed: string): string {
  return typed
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\u2800', ' ')
    .replace(INVISIBLE, '')
    .replace(TAGS, '$1')
    .replace(JOINERS, (joiners, at: number, text: string) =>
      BEFORE_JOINER.test(text.slice(Math.max(at - 2, 0), at)) &&
      AFTER_JOINER.test(text.slice(at + joiners.length, at + joiners.length + 2))
        ? joiners.charAt(0)
        : '',
    )
    .normalize('NFC')
    .replace(MARKS_ON_NOTHING, '$1')
    .replace(MANY_MARKS, '$1');
}
