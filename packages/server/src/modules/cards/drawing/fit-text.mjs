import { outlineText } from './outline-text.mjs';

/**
 * @typedef {import('./outline-text.mjs').Outline} Outline
 * @typedef {{ sizes: readonly number[], weight: number, width: number, maxLines: number }} Box pixels, sizes descending
 * @typedef {{ size: number, lines: Outline[] }} FittedText
 */

const ELLIPSIS = '…';

/**
 * Breaks a text into lines between words, in the first size that fits; undefined if none does.
 * @param {string} text
 * @param {Box} box
 * @returns {FittedText | undefined}
 */
export function fitText(text, { sizes, weight, width, maxLines }) {
  for (const size of sizes) {
    const lines = breakLines(text, (line) => outlineText(line, { size, weight }).width <= width);
    if (lines && lines.length <= maxLines)
      return { size, lines: lines.map((line) => outlineText(line, { size, weight })) };
  }
  return undefined;
}

/**
 * Fits a text like `fitText`. In the last size it also breaks words that are too long, and ends a text that still does not fit
 * with an ellipsis.
 * @param {string} text
 * @param {Box} box
 * @returns {FittedText}
 */
export function cutText(text, box) {
  const { sizes, weight, width, maxLines } = box;
  const size = sizes.at(-1) ?? 0;
  const look = { size, weight };
  const cut = () => cutLines(text, (line) => outlineText(line, look).width <= width, maxLines);
  return fitText(text, box) ?? { size, lines: cut().map((line) => outlineText(line, look)) };
}

/**
 * Breaks lines at spaces and hyphens; undefined if a word is too long.
 * @param {string} text
 * @param {(line: string) => boolean} isFitting
 * @returns {string[] | undefined}
 */
function breakLines(text, isFitting) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(/(?<=[ -])/u)) {
    const longer = (lines.at(-1) ?? '') + word;
    if (lines.length > 0 && isFitting(longer.trimEnd())) lines[lines.length - 1] = longer;
    else if (isFitting(word.trimEnd())) lines.push(word);
    else return undefined;
  }
  return lines.map((line) => line.trimEnd());
}

/** @param {string} text @param {(line: string) => boolean} isFitting @param {number} maxLines */
function cutLines(text, isFitting, maxLines) {
  /** @type {string[]} */
  const lines = [];
  let line = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    const isLast = lines.length === maxLines - 1;
    if (isFitting(line + segment + (isLast ? ELLIPSIS : ''))) {
      line += segment;
    } else if (isLast) {
      return [...lines, line.trimEnd() + ELLIPSIS];
    } else {
      const word = Math.max(line.lastIndexOf(' '), line.lastIndexOf('-')) + 1 || line.length;
      lines.push(line.slice(0, word).trimEnd());
      line = (line.slice(word) + segment).trimStart();
    }
  }
  return [...lines, line];
}
