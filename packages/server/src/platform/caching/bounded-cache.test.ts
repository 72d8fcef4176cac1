import { expect, it } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

const BOUNDS = { maxEntries: 3, maxBytes: 10 };

function filled(sizes: Record<string, number>) {
  const cache = createBoundedCache<{ size: number }>(BOUNDS);
  for (const [key, size] of Object.entries(sizes)) cache.set(key, { size });
  return cache;
}

it('evicts what was used longest ago, beyond its entries', () => {
  const cache = filled({ a: 1, b: 1, c: 1 });
  cache.get('a');
  cache.set('d', { size: 1 });
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
});

it('evicts as many entries as its bytes require', () => {
  const cache = filled({ a: 4, b: 4 });
  cache.set('c', { size: 9 });
  expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['c']);
});

it('counts an entry once that is set again', () => {
  const cache = filled({ a: 4, b: 4 });
  for (let count = 0; count < 5; count += 1) cache.set('b', { size: 5 });
  expect(cache.get('a')).toBeDefined();
});

it('does not store an entry larger than the cache, and forgets what that replaces', () => {
  const cache = filled({ a: 1, b: 1 });
  cache.set('a', { size: 11 });
  expect(['a', 'b'].filter((key) => cache.get(key))).toEqual(['b']);
});
