import { InvalidArgumentError } from 'commander';

/**
 * Parses a percentage of visitors.
 * @throws InvalidArgumentError
 */
export function parsePercent(text: string): number {
  const percent = Number(text);
  if (/^\d{1,3}$/.test(text) && percent >= 1 && percent <= 100) return percent;
  throw new InvalidArgumentError('It is a whole number from 1 to 100.');
}
