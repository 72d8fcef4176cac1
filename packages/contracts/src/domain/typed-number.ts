export type NumberKind = 'naira' | 'count' | 'percent';

/** Value that a form, or a text in a request, has instead of a number for 'None', 'Free' or 'No fee', which are stored as 0. */
export const NONE = 'none';

/** Whether a text says that an agent has none of a figure. A 0 that was typed does not. */
export function isNone(text: string): boolean {
  return /^(?:none|free|no fee)$/i.test(text.trim());
}

/** Longer than any amount in the range of a field, with its words. */
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
  // By its exponent: a product such as 1.1 × 1,000,000 would be rounded twice.
  return Number(`${sign}${digits}.${decimals}e${String(MULTIPLIERS[multiplier[0] ?? ''] ?? 0)}`);
}

/** Whether a number is one that is stored: whole, or a percentage with at most one decimal. */
export function isInSteps(kind: NumberKind, value: number): boolean {
  return kind === 'percent' ? Math.round(value * 10) / 10 === value : Number.isInteger(value);
}
