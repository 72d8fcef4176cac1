import { expect, test } from 'vitest';
import { ARROW_KEYS, nextIndex } from './list-navigation.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 2],
  ['Home', 1, 0],
  ['End', 1, 2],
  ['ArrowRight', 1, undefined],
])('%s moves from index %i of three to %s', (key, from, to) => {
  expect(nextIndex(key, from, 3, ARROW_KEYS.vertical)).toBe(to);
});

test('from outside the list the arrows enter it at its ends', () => {
  expect(nextIndex('ArrowRight', -1, 3, ARROW_KEYS.horizontal)).toBe(0);
  expect(nextIndex('ArrowLeft', -1, 3, ARROW_KEYS.horizontal)).toBe(2);
});

test('in an empty list there is nowhere to go', () => {
  expect(nextIndex('Home', -1, 0, ARROW_KEYS.vertical)).toBeUndefined();
});
