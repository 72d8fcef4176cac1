import { expect, test } from 'vitest';
import { STEPS, stepByKey } from './step-by-key.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 2],
  ['Home', 1, 0],
  ['End', 1, 2],
  ['ArrowRight', 1, undefined],
])('%s moves from place %i of three to %s', (key, from, to) => {
  expect(stepByKey(key, from, 3, STEPS.down)).toBe(to);
});

test('from outside the list the arrows enter it at its ends', () => {
  expect(stepByKey('ArrowRight', -1, 3, STEPS.across)).toBe(0);
  expect(stepByKey('ArrowLeft', -1, 3, STEPS.across)).toBe(2);
});

test('in an empty list there is nowhere to go', () => {
  expect(stepByKey('Home', -1, 0, STEPS.down)).toBeUndefined();
});
