import { expect, it } from 'vitest';
import { createNetworkShare } from './network-share.ts';

const BOUNDS = { periodMs: 1_000, share: 0.25, min: 2, maxOfNetwork: 3, maxCounted: 6 };
const share = () => createNetworkShare(() => new Date(0), BOUNDS);
const subjects = (count: number) => Array.from({ length: count }, (_, index) => `subject ${String(index)}`);

it('a network that reports about very much fills its own part and leaves the rest to others', () => {
  const isCounted = share();
  expect(subjects(5).map((subject) => isCounted('a', subject))).toEqual([true, true, true, false, false]);
  expect(subjects(5).map((subject) => isCounted('b', subject))).toEqual([true, true, true, false, false]);
  expect(isCounted('a', 'subject 0')).toBe(true);
});

it('where memory is full, further networks count, and the one that reported longest ago is forgotten', () => {
  const isCounted = share();
  const report = (network: string) => subjects(3).map((subject) => isCounted(network, subject));
  for (const network of ['a', 'b', 'c']) expect(report(network)).toEqual([true, true, true]);
  expect(isCounted('c', 'subject 0')).toBe(true);
  expect(isCounted('c', 'subject 0')).toBe(false);
  expect([1, 2, 3].map(() => isCounted('a', 'subject 0'))).toEqual([true, true, false]);
});
