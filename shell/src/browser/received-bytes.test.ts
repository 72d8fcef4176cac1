import { afterEach, expect, test, vi } from 'vitest';
import { addReceived, observeReceived, receivedThisMonth } from './received-bytes.ts';
import { stubObserver } from '../testing/measured-entries.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function counted(protocol: string, ...sizes: number[]): number[] {
  const measure = stubObserver(protocol);
  const all: number[] = [];
  observeReceived(['resource'], (bytes) => all.push(bytes));
  measure(...sizes);
  return all;
}

test('counts transferred bytes, and none for responses from a cache or a worker', () => {
  expect(counted('h2', 1_300, 0, 500)).toEqual([1_800]);
  expect(counted('h2', 0, 0)).toEqual([]);
  expect(counted('', 0)).toEqual([]);
});

test('counts headers at their full size if the protocol does not compress them', () => {
  expect(counted('http/1.1', 1_300, 0)).toEqual([1_440]);
});

test('counts nothing in browsers that do not measure', () => {
  expect(counted('h2', undefined as unknown as number)).toEqual([]);
});

test('adds up the current month, and ignores earlier months and malformed values', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30, 23, 59) });
  const november = addReceived(addReceived(undefined, 100), 50);
  expect(receivedThisMonth(november)).toBe(150);
  vi.setSystemTime(new Date(2026, 11, 1));
  expect(receivedThisMonth(november)).toBe(0);
  expect(addReceived(november, 7)).toEqual({ month: '2026-12', bytes: 7 });
  expect(receivedThisMonth({ month: '2026-12', bytes: 'many' })).toBe(0);
  expect(receivedThisMonth('x')).toBe(0);
  expect(addReceived({ month: '2026-12', bytes: NaN }, 7)).toEqual({ month: '2026-12', bytes: 7 });
});
