import { ReleaseError } from './release-error.ts';

/** @throws ReleaseError 'invalid' unless it is a whole number from 1 to 100 */
export function checkPercent(percent: number): number {
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new ReleaseError('invalid', 'The share of visitors must be a whole number from 1 to 100 per cent');
}
