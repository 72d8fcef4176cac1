import { expect, test } from 'vitest';
import { bucketOf, roundToBound, VITAL_BOUNDS, VITALS } from './page-loads.ts';

test.each([
  ['lcp', 0, 0],
  ['lcp', 499.9, 0],
  ['lcp', 2_500, 2_500],
  ['lcp', 2_612.7, 2_500],
  ['inp', 90_000, 2_000],
  ['cls', 0.0999, 0.05],
  ['cls', 0.1, 0.1],
] as const)('%s of %d is reported as %d', (vital, value, bound) => {
  expect(roundToBound(vital, value)).toBe(bound);
});

test('a reported value is of the same bucket as the measured one', () => {
  for (const vital of VITALS)
    for (const [index, bound] of VITAL_BOUNDS[vital].entries()) expect(bucketOf(vital, bound)).toBe(index);
});
