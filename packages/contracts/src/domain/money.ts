import type { NumberKind } from './typed-number.ts';

// In the format of `en-US`, which all browsers agree about: they must give the text that the server has rendered.
const count = new Intl.NumberFormat('en-US');

export function formatNaira(amount: number): string {
  return `\u20a6${count.format(Math.round(amount))}`;
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
