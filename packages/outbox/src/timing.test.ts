import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoffDelayMs, withTimeout } from './timing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  [0, [50, 100, 200, 400, 500, 500]],
  [1, [100, 200, 400, 800, 1_000, 1_000]],
])('doubles the delay up to the maximum (random: %d)', (random, delays) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const limits = { minMs: 100, maxMs: 1_000 };
  expect(delays.map((_, index) => backoffDelayMs(index + 1, limits))).toEqual(delays);
});

test('returns the result of work that ends in time, and leaves no timer behind', async () => {
  expect(await withTimeout(Promise.resolve('done'), 100, () => 'late')).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

test('returns the alternative after the timeout', async () => {
  const result = withTimeout(new Promise(() => undefined), 100, () => 'late');
  await vi.advanceTimersByTimeAsync(100);
  expect(await result).toBe('late');
});

test('rejects with the error of the work', async () => {
  await expect(withTimeout(Promise.reject(new Error('broken')), 100, () => 'late')).rejects.toThrow('broken');
});
