import { beforeEach, expect, test } from 'vitest';
import { forbidStorage } from '../../testing/forbid-storage.ts';
import { bucketFor } from './visitor-bucket.ts';

beforeEach(() => {
  localStorage.clear();
});

const visitors = (count: number, remote: string): number[] =>
  Array.from({ length: count }, (_, number) => {
    localStorage.setItem('naija:visitor', String(number));
    return bucketFor(remote);
  });

test('a visitor stays in the same bucket', () => {
  const place = bucketFor('sample');
  expect([bucketFor('sample'), place >= 0, place < 100]).toEqual([place, true, true]);
});

test('a canary of 10 % reaches about 10 % of visitors', () => {
  const reached = visitors(10_000, 'sample').filter((place) => place < 10).length;
  expect(reached).toBeGreaterThan(900);
  expect(reached).toBeLessThan(1_100);
});

test('the canaries of two remotes are independent', () => {
  const others = visitors(10_000, 'other');
  const inBoth = visitors(10_000, 'sample').filter((place, index) => place < 50 && (others[index] ?? 0) < 50);
  expect(inBoth.length).toBeGreaterThan(2_300);
  expect(inBoth.length).toBeLessThan(2_700);
});

test('a browser without storage is in no canary', () => {
  forbidStorage();
  expect(bucketFor('sample')).toBe(99);
});
