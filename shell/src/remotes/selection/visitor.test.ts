import { beforeEach, expect, test } from 'vitest';
import { forbidStorage } from '../../testing/forbid-storage.ts';
import { placeFor } from './visitor.ts';

beforeEach(() => {
  localStorage.clear();
});

const visitors = (count: number, remote: string): number[] =>
  Array.from({ length: count }, (_, number) => {
    localStorage.setItem('naija:visitor', String(number));
    return placeFor(remote);
  });

test('a visitor keeps the same place', () => {
  const place = placeFor('sample');
  expect([placeFor('sample'), place >= 0, place < 100]).toEqual([place, true, true]);
});

test('a trial of ten per cent reaches about ten per cent of visitors', () => {
  const reached = visitors(10_000, 'sample').filter((place) => place < 10).length;
  expect(reached).toBeGreaterThan(900);
  expect(reached).toBeLessThan(1_100);
});

test('who takes part in the trial of one remote is no likelier to be in that of another', () => {
  const others = visitors(10_000, 'other');
  const inBoth = visitors(10_000, 'sample').filter((place, index) => place < 50 && (others[index] ?? 0) < 50);
  expect(inBoth.length).toBeGreaterThan(2_300);
  expect(inBoth.length).toBeLessThan(2_700);
});

test('a browser that keeps nothing stays out of trials, rather than being in one now and then', () => {
  forbidStorage();
  expect(placeFor('sample')).toBe(99);
});
