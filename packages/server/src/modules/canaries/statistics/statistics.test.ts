import { expect, test } from 'vitest';
import { upperTail } from './hypergeometric.ts';
import { percentile, splitAt } from './percentile.ts';

test.each([
  // Fisher's lady tastes which of eight cups had the milk first.
  [4, { all: 8, having: 4, drawn: 4 }, 1 / 70],
  [3, { all: 8, having: 4, drawn: 4 }, 17 / 70],
  [2, { all: 8, having: 4, drawn: 4 }, 1],
  [0, { all: 0, having: 0, drawn: 0 }, 1],
  // The probability is a sum of exact fractions.
  [10, { all: 1_000, having: 20, drawn: 200 }, 0.002_337_4],
])('at least %d of %o by chance', (found, table, chance) => {
  expect(upperTail(found, table)).toBeCloseTo(chance, 6);
});

test('a percentile is between the bounds of its bucket, or the last bound', () => {
  expect(percentile([2, 6], [0, 100, 200], 0.75)).toBeCloseTo(166.7, 1);
  expect(percentile([0, 1, 3], [0, 100, 200], 0.75)).toBe(200);
  expect(percentile([0, 0, 0], [0, 100, 200], 0.75)).toBeUndefined();
});

test('counts are split so that about the wanted share lies above', () => {
  expect(splitAt([60, 14, 16, 10], 0.25)).toBe(2);
  expect(splitAt([100, 0, 0], 0.25)).toBe(1);
});
