import { expect, it } from 'vitest';
import { distinguishability } from './timing.ts';

it.each([
  [[1, 2, 3], [1, 2, 3], 0.5],
  [[1, 2, 3], [4, 5, 6], 1],
  [[4, 5, 6], [1, 2, 3], 1],
  [[1, 3], [2, 4], 0.75],
  [[2, 2], [2, 2], 0.5],
])('%j and %j are distinguishable to %d', (one, other, chance) => {
  expect(distinguishability(one, other)).toBe(chance);
});
