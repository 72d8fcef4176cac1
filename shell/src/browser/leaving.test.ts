import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autoRemoveListeners } from '../testing/auto-remove-listeners.ts';
import { recordLeaving, watchLeaving, whenStaying } from './leaving.ts';

const dispatch = (type: string, event = {}) =>
  globalThis.dispatchEvent(Object.assign(new Event(type), event));

beforeEach(() => {
  vi.useFakeTimers();
  autoRemoveListeners();
  watchLeaving();
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.naijaLeftAt = undefined;
});

/** True if a failed load is handled after this many seconds. */
async function isActedOnAfter(seconds: number): Promise<boolean> {
  const act = vi.fn();
  void whenStaying().then(act);
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  return act.mock.calls.length > 0;
}

test('a page that stays handles a failed load at once', async () => {
  expect(await isActedOnAfter(0)).toBe(true);
});

test('a page that is being left waits, and continues once it has stayed for 30 s, for example after a download', async () => {
  dispatch('beforeunload');
  expect(await isActedOnAfter(29)).toBe(false);
  expect(await isActedOnAfter(1)).toBe(true);
});

test('a page continues at once when the visitor comes back from a call', async () => {
  dispatch('beforeunload');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await isActedOnAfter(0)).toBe(true);
});

test('a page that was left waits until it is shown again', async () => {
  dispatch('beforeunload');
  dispatch('pagehide');
  expect(await isActedOnAfter(60)).toBe(false);
  dispatch('pageshow', { persisted: true });
  expect(await isActedOnAfter(0)).toBe(true);
});

test('a page that is left while it is still being loaded waits as well', async () => {
  dispatch('beforeunload');
  dispatch('pageshow', { persisted: false });
  expect(await isActedOnAfter(29)).toBe(false);
  dispatch('pageshow', { persisted: true });
});

test('a page that was left before its code loaded waits for the remaining time', async () => {
  recordLeaving();
  dispatch('beforeunload');
  dispatch('pageshow', { persisted: true });
  vi.advanceTimersByTime(10_000);
  watchLeaving();
  expect(await isActedOnAfter(19)).toBe(false);
  expect(await isActedOnAfter(1)).toBe(true);
});
