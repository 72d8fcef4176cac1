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

test('a path of a million slashes is no more work than one that is all letters', () => {
  const took = (path: string) => {
    const start = performance.now();
    for (let times = 0; times < 5; times += 1) stripTrailingSlashes(path);
    return performance.now() - start;
  };
  const ordinary = took(`${'x'.repeat(1_000_000)}/`);
  expect(took(`${'/'.repeat(1_000_000)}x`)).toBeLessThan(10 * ordinary + 50);
});
