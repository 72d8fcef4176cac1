import { beforeEach, expect, test, vi } from 'vitest';
import { autoRemoveListeners } from '../../testing/auto-remove-listeners.ts';
import { entry } from '../../testing/registry.ts';
import { UNCHECKED } from '../release-id.ts';
import { setVisibleRelease, visibleRelease } from '../visible-release.ts';
import { storedKeys } from '../../browser/storage.ts';
import { forgetCrashes } from './crashes.ts';
import { VISIBLE_PREFIX } from './page-marks.ts';
import { startWatchdog } from './start-watchdog.ts';
import { watchVisibleRelease } from './watch-visible.ts';

vi.mock('./start-watchdog.ts');
vi.mock('./crashes.ts');

const postMessage = vi.fn();
const release = { remote: 'sample', release: entry('1.0.0') };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.mocked(startWatchdog).mockReturnValue({ postMessage } as unknown as Worker);
  localStorage.clear();
  autoRemoveListeners();
  watchVisibleRelease({ suspect: visibleRelease, isShared: () => false });
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

const marks = () => storedKeys(VISIBLE_PREFIX).length;

function become(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a release is marked while it is visible, and posted to the watchdog', () => {
  const gone = setVisibleRelease(release);
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

test('a hidden page has no mark until the visitor comes back', () => {
  const gone = setVisibleRelease(release);
  become('hidden');
  expect(marks()).toBe(0);
  become('visible');
  expect(marks()).toBe(1);
  gone();
});

test('a page that is left or in the back/forward cache has no mark', () => {
  const gone = setVisibleRelease(release);
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(marks()).toBe(0);
  globalThis.dispatchEvent(new Event('pageshow'));
  expect(marks()).toBe(1);
  gone();
});

test('leaving after a long visit resets the crashes, leaving after a short one does not', () => {
  const gone = setVisibleRelease(release);
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(forgetCrashes).not.toHaveBeenCalled();
  globalThis.dispatchEvent(new Event('pageshow'));
  vi.advanceTimersByTime(30_000);
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(forgetCrashes).toHaveBeenCalledWith('sample@1.0.0#sha384-1.0.0');
  gone();
});

test('a release on a developer’s machine has no mark', () => {
  const own = { ...release.release, metadata: { version: '1.0.0', integrity: UNCHECKED } };
  const gone = setVisibleRelease({ remote: 'sample', release: own });
  expect(marks()).toBe(0);
  gone();
});

test('the watchdog pauses while the browser prints', () => {
  const gone = setVisibleRelease(release);
  const watched = postMessage.mock.lastCall;
  globalThis.dispatchEvent(new Event('beforeprint'));
  expect(postMessage).toHaveBeenLastCalledWith({});
  expect(marks()).toBe(1);
  globalThis.dispatchEvent(new Event('afterprint'));
  expect(postMessage.mock.lastCall).toEqual(watched);
  gone();
});

test('the watchdog pauses during a beforeunload dialog, and resumes when the visitor stays', () => {
  const gone = setVisibleRelease(release);
  const watched = postMessage.mock.lastCall;
  globalThis.dispatchEvent(new Event('beforeunload'));
  expect(postMessage).toHaveBeenLastCalledWith({});
  postMessage.mockClear();
  vi.advanceTimersByTime(1_000);
  expect(postMessage.mock.calls).toContainEqual(watched);
  expect(marks()).toBe(1);
  gone();
});

test('leaving after a beforeunload dialog resets the crashes as well', () => {
  const gone = setVisibleRelease(release);
  vi.advanceTimersByTime(30_000);
  globalThis.dispatchEvent(new Event('beforeunload'));
  globalThis.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(1_000);
  expect(forgetCrashes).toHaveBeenCalledWith('sample@1.0.0#sha384-1.0.0');
  expect(postMessage).toHaveBeenLastCalledWith({});
  gone();
});
