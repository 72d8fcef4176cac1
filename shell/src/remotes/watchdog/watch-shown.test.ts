import { beforeEach, expect, test, vi } from 'vitest';
import { ownListeners } from '../../testing/own-listeners.ts';
import { entry } from '../../testing/registry.ts';
import { UNCHECKED } from '../release-id.ts';
import { noteShown } from '../shown-now.ts';
import { storedKeys } from '../storage.ts';
import { forgetDeaths } from './deaths.ts';
import { SHOWN_PREFIX } from './shown-marks.ts';
import { startWatchdog } from './start-watchdog.ts';
import { watchShown } from './watch-shown.ts';

vi.mock('./start-watchdog.ts');
vi.mock('./deaths.ts');

const postMessage = vi.fn();
const release = { remote: 'sample', release: entry('1.0.0') };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.mocked(startWatchdog).mockReturnValue({ postMessage } as unknown as Worker);
  localStorage.clear();
  ownListeners();
  watchShown();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

const marks = () => storedKeys(SHOWN_PREFIX).length;

function become(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a release is marked while it is on the screen, and the watchdog knows which it is', () => {
  const gone = noteShown(release);
  expect(marks()).toBe(1);
  expect(postMessage).toHaveBeenLastCalledWith({
    shown: expect.objectContaining({ remote: 'sample', version: '1.0.0' }) as unknown,
  });
  vi.advanceTimersByTime(1_000);
  expect(postMessage).toHaveBeenLastCalledWith('beat');
  gone();
  expect(marks()).toBe(0);
  expect(postMessage).toHaveBeenLastCalledWith({});
});

test('a page that is hidden has no mark, and gets one again when the visitor comes back', () => {
  const gone = noteShown(release);
  become('hidden');
  expect(marks()).toBe(0);
  become('visible');
  expect(marks()).toBe(1);
  gone();
});

test('a page that is left, closed or kept for going back has no mark', () => {
  const gone = noteShown(release);
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(marks()).toBe(0);
  globalThis.dispatchEvent(new Event('pageshow'));
  expect(marks()).toBe(1);
  gone();
});

test('a page that was on the screen for long and is left speaks for its release, and a short look does not', () => {
  const gone = noteShown(release);
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(forgetDeaths).not.toHaveBeenCalled();
  globalThis.dispatchEvent(new Event('pageshow'));
  vi.advanceTimersByTime(30_000);
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(forgetDeaths).toHaveBeenCalledWith('sample@1.0.0#sha384-1.0.0');
  gone();
});

test('what a developer is working on is not marked', () => {
  const own = { ...release.release, metadata: { version: '1.0.0', integrity: UNCHECKED } };
  const gone = noteShown({ remote: 'sample', release: own });
  expect(marks()).toBe(0);
  gone();
});

test('while the browser prints, the watchdog does not count', () => {
  const gone = noteShown(release);
  const watched = postMessage.mock.lastCall;
  globalThis.dispatchEvent(new Event('beforeprint'));
  expect(postMessage).toHaveBeenLastCalledWith({});
  expect(marks()).toBe(1);
  globalThis.dispatchEvent(new Event('afterprint'));
  expect(postMessage.mock.lastCall).toEqual(watched);
  gone();
});

test('nor while the browser asks whether to leave, and a visitor who stays is watched again', () => {
  const gone = noteShown(release);
  const watched = postMessage.mock.lastCall;
  globalThis.dispatchEvent(new Event('beforeunload'));
  expect(postMessage).toHaveBeenLastCalledWith({});
  postMessage.mockClear();
  vi.advanceTimersByTime(1_000);
  expect(postMessage.mock.calls).toContainEqual(watched);
  expect(marks()).toBe(1);
  gone();
});

test('a page that was on the screen for long and is left after a question speaks for its release', () => {
  const gone = noteShown(release);
  vi.advanceTimersByTime(30_000);
  globalThis.dispatchEvent(new Event('beforeunload'));
  globalThis.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(1_000);
  expect(forgetDeaths).toHaveBeenCalledWith('sample@1.0.0#sha384-1.0.0');
  expect(postMessage).toHaveBeenLastCalledWith({});
  gone();
});
