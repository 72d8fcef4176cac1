import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autoRemoveListeners } from '../../testing/auto-remove-listeners.ts';
import { pollUpdates } from './poll-updates.ts';

const update = vi.fn<() => Promise<void>>();
const postMessage = vi.fn();
const MINUTE = 60_000;

beforeEach(() => {
  autoRemoveListeners();
  vi.useFakeTimers();
  update.mockReset().mockResolvedValue();
  postMessage.mockReset();
  pollUpdates({ update, active: { postMessage }, waiting: null } as never);
});
afterEach(() => {
  vi.useRealTimers();
});

const comeBack = () => globalThis.dispatchEvent(new Event('focus'));

test('a page checks for a newer shell and newer releases as it opens', () => {
  expect(update).toHaveBeenCalledOnce();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'CHECK_RELEASES' });
});

test('checks again when the visitor comes back to the tab, at most once a minute', () => {
  vi.advanceTimersByTime(MINUTE - 1);
  comeBack();
  expect(update).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  comeBack();
  comeBack();
  expect(update).toHaveBeenCalledTimes(2);
});

test('a tab that stays open checks every hour', () => {
  vi.advanceTimersByTime(60 * MINUTE);
  expect(update).toHaveBeenCalledTimes(2);
});

test('a check fails silently offline', async () => {
  update.mockRejectedValue(new TypeError('Failed to fetch'));
  vi.advanceTimersByTime(MINUTE);
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(postMessage).toHaveBeenCalledTimes(2);
});
