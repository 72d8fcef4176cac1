import { expect, it } from 'vitest';
import { createLoadShare } from './page-counts.ts';

const HOUR_MS = 60 * 60 * 1_000;
const RELEASE = { remote: 'directory', version: '1.1.0' };
const START = new Date('2026-11-20T10:20:00Z');

const countIn = (
  isCounted: (network: string, release: typeof RELEASE) => boolean,
  network: string,
  times: number,
) => Array.from({ length: times }, () => isCounted(network, RELEASE)).filter(Boolean).length;

it('a single network counts a little in each hour, for each release', () => {
  let now = START;
  const isCounted = createLoadShare(() => now);
  expect(countIn(isCounted, 'a', 500)).toBe(60);
  expect(isCounted('a', { ...RELEASE, version: '1.2.0' })).toBe(true);
  now = new Date(now.getTime() + HOUR_MS);
  expect(countIn(isCounted, 'a', 500)).toBe(60);
});

it('beside others it counts for a twentieth', () => {
  const isCounted = createLoadShare(() => START);
  for (let network = 0; network < 1_000; network += 1) countIn(isCounted, `other ${String(network)}`, 5);
  const counted = countIn(isCounted, 'a', 5_000);
  expect(counted / (5_000 + counted)).toBeCloseTo(0.05, 2);
});

it('very many networks leave room for further ones', () => {
  const isCounted = createLoadShare(() => START);
  for (let network = 0; network < 50_100; network += 1) isCounted(String(network), RELEASE);
  expect(isCounted('new', RELEASE)).toBe(true);
});
