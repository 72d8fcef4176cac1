import { expect, test } from 'vitest';
import { percentile } from './percentile.mjs';

test.each([
  [0.99, 99],
  [0.5, 50],
  [1, 100],
])('%s of 1 to 100 is at most %s', (share, expected) => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, share)).toBe(expected);
});

test('the 99th percentile of few values is the largest', () => {
  expect(percentile([3, 1, 2], 0.99)).toBe(3);
});
