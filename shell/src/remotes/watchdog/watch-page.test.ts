import { beforeEach, expect, test, vi } from 'vitest';
import { autoRemoveListeners } from '../../testing/auto-remove-listeners.ts';
import { takeConsoleErrors } from '../../testing/console.ts';
import { entry } from '../../testing/registry.ts';
import { readStored, storedKeys } from '../../browser/storage.ts';
import { registerRunning } from '../failures/running-releases.ts';
import { sendReport } from '../failures/send-report.ts';
import { MAX_ELEMENTS, SIZE_CHECK_MS } from './leak-limits.ts';
import { observeLongFrames, type LongFrame } from './long-frames.ts';
import { quarantineReason } from '../quarantine.ts';
import { releaseId } from '../release-id.ts';
import { setVisibleRelease } from '../visible-release.ts';
import { watchPage } from './watch-page.ts';
import { VISIBLE_PREFIX } from './page-marks.ts';
import { startWatchdog } from './start-watchdog.ts';

vi.mock('../failures/send-report.ts');
vi.mock('./long-frames.ts');
vi.mock('../hidden/watch-hidden.ts');
vi.mock('./start-watchdog.ts');
// A lower limit, because jsdom takes seconds for the real one.
vi.mock('./leak-limits.ts', async (original) => ({ ...(await original<object>()), MAX_ELEMENTS: 200 }));

const first = { remote: 'first', release: entry('1.0.0', {}, 'first') };
const second = { remote: 'second', release: entry('2.0.0', {}, 'second') };
const postMessage = vi.fn();

/** Lets the browser report a long frame. */
let onFrame: (frame: LongFrame) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  localStorage.clear();
  document.body.replaceChildren(document.createElement('main'));
  vi.mocked(startWatchdog).mockReturnValue({ postMessage } as unknown as Worker);
  vi.mocked(observeLongFrames).mockImplementation((listener) => {
    onFrame = listener;
    return true;
  });
  for (const { remote, release } of [first, second]) registerRunning(remote, release);
  autoRemoveListeners();
  watchPage();
  return () => {
    vi.useRealTimers();
    document.body.replaceChildren();
  };
});

/** The visitor goes from the first release to the second one, and stays there for a while. */
function leaveTheFirst(): void {
  setVisibleRelease(first)();
  setVisibleRelease(second);
  vi.advanceTimersByTime(10_000);
}

function frameOf({ release }: typeof first, duration: number, invokerType = 'user-callback'): void {
  const sourceURL = new URL('Page.js', new URL(release.url, location.href)).href;
  onFrame({ duration, scripts: [{ sourceURL, duration, startTime: performance.now(), invokerType }] });
}

function addElements(to: ParentNode, count: number): void {
  to.append(...Array.from({ length: count }, () => document.createElement('i')));
}

const idOf = ({ remote, release }: typeof first) => releaseId(remote, release);
const reported = () => vi.mocked(sendReport).mock.calls.map(([{ remote, kind }]) => `${remote} ${kind}`);
const marked = () => storedKeys(VISIBLE_PREFIX).map((key) => readStored(key));

test('a release whose timers block the page after it was left is named, quarantined and suspected from then on', () => {
  leaveTheFirst();
  frameOf(first, 600);
  expect(reported()).toEqual([]);
  frameOf(first, 600);
  frameOf(first, 600);
  expect(reported()).toEqual(['first leak']);
  expect(quarantineReason(idOf(first))).toBe('it blocked the page for 1200 ms after it was left');
  expect(marked()).toEqual([idOf(first)]);
  takeConsoleErrors();
});

test.each<[string, () => void]>([
  [
    'is visible',
    () => {
      frameOf(second, 5_000);
    },
  ],
  [
    'is loaded for the next page',
    () => {
      frameOf(first, 5_000, 'module-script');
    },
  ],
  [
    'has just been left',
    () => {
      setVisibleRelease(first)();
      frameOf(first, 5_000);
    },
  ],
])('a release that blocks the page while it %s is not a leak', (_when, block) => {
  leaveTheFirst();
  block();
  expect(reported()).toEqual([]);
});

test('a freeze is attributed to the release whose script caused it, for which the watchdog waits', () => {
  leaveTheFirst();
  expect(postMessage).toHaveBeenLastCalledWith('beat');
  expect(postMessage).toHaveBeenCalledWith({
    shown: expect.objectContaining({ remote: 'second', isShared: true }) as unknown,
  });
  frameOf(first, 17_000);
  expect(reported()).toEqual(['first leak']);
  expect(quarantineReason(idOf(second))).toBeUndefined();
  takeConsoleErrors();
});

test('a freeze by none of the releases that were left is attributed to the visible one', () => {
  leaveTheFirst();
  onFrame({ duration: 17_000, scripts: [] });
  expect(reported()).toEqual(['second freeze']);
  takeConsoleErrors();
});

test('a release that fills the page is named and quarantined, and elements that another left behind do not count', () => {
  const gone = setVisibleRelease(first);
  addElements(document.body, MAX_ELEMENTS / 2);
  gone();
  setVisibleRelease(second);
  addElements(document.body, MAX_ELEMENTS / 2);
  vi.advanceTimersByTime(2 * SIZE_CHECK_MS);
  expect(reported()).toEqual([]);

  addElements(document.body, MAX_ELEMENTS / 2);
  vi.advanceTimersByTime(2 * SIZE_CHECK_MS);
  expect(reported()).toEqual(['second leak']);
  expect(quarantineReason(idOf(second))).toBe(`it filled the page with ${String(MAX_ELEMENTS)} elements`);
  takeConsoleErrors();
});

test('elements that the first release added before it was visible count as its own', () => {
  addElements(document.body, MAX_ELEMENTS);
  setVisibleRelease(first);
  vi.advanceTimersByTime(2 * SIZE_CHECK_MS);
  expect(reported()).toEqual(['first leak']);
  takeConsoleErrors();
});

test('a page that is long for a moment is not a leak', () => {
  setVisibleRelease(first);
  addElements(document.body, MAX_ELEMENTS);
  vi.advanceTimersByTime(SIZE_CHECK_MS);
  document.body.replaceChildren();
  vi.advanceTimersByTime(2 * SIZE_CHECK_MS);
  expect(reported()).toEqual([]);
});
