import { NUMBER_FORMATS } from './money.ts';
import type { NumberKind } from './typed-number.ts';

/** Texts that replace a figure of a profile, by its kind: its agent has none, which is stored as 0, or has not said. */
export const NO_FIGURE_MESSAGES = {
  count: 'None',
  naira: 'Free',
  percent: 'No fee',
  notStated: 'Not stated',
} as const;

/**
 * A figure of a profile in English. One of 0 was chosen as 'None', 'Free' or 'No fee'.
 * @param unknown shown for null, a figure that the agent has not stated
 */
export function figureText(
  kind: NumberKind,
  value: number | null,
  unknown: string = NO_FIGURE_MESSAGES.notStated,
): string {
  if (value === null) return unknown;
  return value === 0 ? NO_FIGURE_MESSAGES[kind] : NUMBER_FORMATS[kind](value);
}
