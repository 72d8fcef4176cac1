import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownListeners } from '../../testing/own-listeners.ts';
import { checkRegularly } from './check.ts';

const update = vi.fn<() => Promise<void>>();
const tell = vi.fn();
const MINUTE = 60_000;

beforeEach(() => {
  ownListeners();
  vi.useFakeTimers();
  update.mockReset().mockResolvedValue();
  tell.mockReset();
  checkRegularly({ update, active: { postMessage: tell }, waiting: null } as never);
});
afterEach(() => {
  vi.useRealTimers();
});

const comeBack = () => globalThis.dispatchEvent(new Event('focus'));

test('a page looks for a newer shell and newer releases as it opens', () => {
  expect(update).toHaveBeenCalledOnce();
  expect(tell).toHaveBeenCalledExactlyOnceWith({ type: 'CHECK_RELEASES' });
});

test('coming back to the tab looks again, but not more than once a minute', () => {
  vi.advanceTimersByTime(MINUTE - 1);
  comeBack();
  expect(update).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  comeBack();
  comeBack();
  expect(update).toHaveBeenCalledTimes(2);
});

test('a tab that stays open looks every hour', () => {
  vi.advanceTimersByTime(60 * MINUTE);
  expect(update).toHaveBeenCalledTimes(2);
});

test('without a line a look comes to nothing, quietly', async () => {
  update.mockRejectedValue(new TypeError('Failed to fetch'));
  vi.advanceTimersByTime(MINUTE);
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(tell).toHaveBeenCalledTimes(2);
});
