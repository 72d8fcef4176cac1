import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  [0, 'lagos', 'lagos'],
  [1, 'lagoss', 'lagos'],
  [1, 'lags', 'lagos'],
  [1, 'legos', 'lagos'],
  [1, 'lagso', 'lagos'],
  [1, 'alagos', 'lagos'],
  [1, 'algos', 'lagos'],
  [2, 'legoss', 'lagos'],
  [5, '', 'lagos'],
  [5, 'lagos', ''],
  [3, 'abc', 'xyz'],
])('it takes %i to turn %j into %j', (edits, a, b) => {
  expect(editDistance(a, b)).toBe(edits);
});
