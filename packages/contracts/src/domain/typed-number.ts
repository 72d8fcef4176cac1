export type NumberKind = 'naira' | 'count' | 'percent';

/** Value for 'None', 'Free' or 'No fee' in forms and requests, instead of a number; stored as 0. */
export const NONE = 'none';

/** True for the word that stands for 'none of it'. A typed 0 does not. */
export function isNone(text: string): boolean {
  return /^(?:none|free|no fee)$/i.test(text.trim());
}

/** Maximum length of typed text; longer than any accepted amount with its words. */
const MAX_LENGTH = 40;
const SPACES = /[\u00A0\u2009\u202F]/g;

/** Sign, currency, digits (in one run, or in threes with one kind of separator), decimals, and the words after them. */
const NUMBER =
  /^([+-]?)(₦|#|ngn|n)? ?(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)?(?:\.(\d*))?(?: ?([a-z%][a-z ]*))?$/;
const WORDS: Record<NumberKind, RegExp> = {
  naira: /^(k|thousand|m|millions?|bn?|billions?)? ?(naira|ngn)?$/,
  count: /^(k|thousand|m|millions?)?$/,
  percent: /^(?:%|per ?cent)?$/,
};
/** Powers of ten by first letter. */
const MULTIPLIERS: Readonly<Record<string, number>> = { k: 3, t: 3, m: 6, b: 9 };

/**
 * The number that was typed as people write it: '₦1,500,000.00', '1 500 000', 'N1.5m', '5k', '2,5 %'. NaN for a text that
 * is none, or that may be read in two ways: in naira and counts a comma or space groups thousands and a point begins decimals,
 * so '1,5m' and '1.500' are not read; a percentage has decimals after either.
 */
export function readTypedNumber(kind: NumberKind, text: string): number {
  if (text.length > MAX_LENGTH) return Number.NaN;
  const typed = text.trim().replaceAll(SPACES, ' ').toLowerCase();
  const match = NUMBER.exec(kind === 'percent' ? typed.replace(',', '.') : typed);
  const [, sign = '', currency, whole = '', decimals = '', words = ''] = match ?? [];
  const [isKnown, multiplier = '', naira] = WORDS[kind].exec(words) ?? [];
  if (!match || isKnown === undefined || whole + decimals === '') return Number.NaN;
  if (currency !== undefined && (kind !== 'naira' || naira !== undefined)) return Number.NaN;
  // Three may be thousands, as many countries write them.
  if (decimals.length > 2 && multiplier === '') return Number.NaN;
  const digits = whole.replaceAll(/[, ]/g, '');
  // The exponent is shifted in the text, because a product such as 1.1 × 1,000,000 would be rounded twice.
  return Number(`${sign}${digits}.${decimals}e${String(MULTIPLIERS[multiplier[0] ?? ''] ?? 0)}`);
}

/** True for a number that can be stored: whole, or a percentage with at most one decimal. */
export function isInSteps(kind: NumberKind, value: number): boolean {
  return kind === 'percent' ? Math.round(value * 10) / 10 === value : Number.isInteger(value);
}
