import { beforeEach, expect, test, vi } from 'vitest';
import { MAX_CHANGES, MAX_LOADS } from './script-rate.ts';

let countNavigation: (typeof import('./script-rate.ts'))['countNavigation'];

/** Counts in the next document. */
async function loadDocument(): Promise<void> {
  vi.resetModules();
  ({ countNavigation } = await import('./script-rate.ts'));
}

beforeEach(async () => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  await loadDocument();
  return () => {
    vi.useRealTimers();
  };
});

/** Opens this many pages at once. */
const open = (count: number) => Array.from({ length: count }, () => countNavigation(true));

test('one page more than scripts may open in ten seconds is a loop, and the count starts again', () => {
  expect(open(MAX_CHANGES.count)).not.toContain(true);
  expect(open(2)).toEqual([true, false]);
});

test('pages that scripts open occasionally are not a loop', () => {
  for (let round = 0; round < 5; round += 1) {
    expect(open(MAX_CHANGES.count - 1)).not.toContain(true);
    vi.advanceTimersByTime(MAX_CHANGES.withinMs);
  }
});

test('pages that a document opened do not count for the next one', async () => {
  open(MAX_CHANGES.count);
  await loadDocument();
  expect(open(1)).toEqual([false]);
});

test('documents that scripts load one after the other are a loop', async () => {
  for (let load = 0; load < MAX_LOADS.count; load += 1) {
    expect(countNavigation(false)).toBe(false);
    vi.advanceTimersByTime(MAX_LOADS.withinMs / MAX_LOADS.count / 2);
    await loadDocument();
  }
  expect(countNavigation(false)).toBe(true);
  await loadDocument();
  expect(countNavigation(false)).toBe(false);
});

test('malformed values in the storage are ignored', () => {
  sessionStorage.setItem('naija:script-loads', '{"length":9}');
  expect(countNavigation(false)).toBe(false);
  sessionStorage.setItem('naija:script-loads', JSON.stringify(Array(9).fill('x')));
  expect(countNavigation(false)).toBe(false);
});
