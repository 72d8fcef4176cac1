import { expect, test } from 'vitest';
import { stripTrailingSlashes } from './trailing-slashes.ts';

test.each([
  ['/login', '/login'],
  ['/login/', '/login'],
  ['/login///', '/login'],
  ['//agent//42//', '//agent//42'],
  ['/', ''],
  ['', ''],
])('%j without its last slashes is %j', (path, bare) => {
  expect(stripTrailingSlashes(path)).toBe(bare);
});

// In quadratic time it would take minutes.
test('a path of a million slashes is handled in linear time', { timeout: 60_000 }, () => {
  const path = `${'/'.repeat(1_000_000)}x`;
  expect(stripTrailingSlashes(path)).toBe(path);
});
