import { FIGURE_MESSAGES } from './number-messages.ts';
import type { NumberKind } from './typed-number.ts';

// In the format of `en-US`, which all browsers agree about: they must give the text that the server has rendered.
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const count = new Intl.NumberFormat('en-US');

export function formatNaira(amount: number): string {
  return `\u20a6${whole.format(amount)}`;
}

export function formatCount(value: number): string {
  return count.format(value);
}

/** '8 %', in one line. */
export function formatPercent(value: number): string {
  return `${count.format(value)}\u00a0%`;
}

export const NUMBER_FORMATS: Readonly<Record<NumberKind, (value: number) => string>> = {
  naira: formatNaira,
  count: formatCount,
  percent: formatPercent,
};

/**
 * A figure of a profile in English. One of 0 was chosen as 'None', 'Free' or 'No fee'.
 * @param unknown shown for null, a figure that the agent has not stated
 */
export function figureText(
  kind: NumberKind,
  value: number | null,
  unknown: string = FIGURE_MESSAGES.notStated,
): string {
  if (value === null) return unknown;
  return value === 0 ? FIGURE_MESSAGES[kind] : NUMBER_FORMATS[kind](value);
}
