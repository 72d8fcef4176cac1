import { expect, test } from 'vitest';
import { listReads, searchReads } from './addresses.mjs';

test.each([
  ['lists', listReads],
  ['searches', searchReads],
])('no two of the %s are the same, be they drawn at once or later', (_, draw) => {
  const drawn = [...draw(0, 1_000), ...draw(1_000, 1_000)];
  expect(new Set(drawn).size).toBe(2_000);
});
