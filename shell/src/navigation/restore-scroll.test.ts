import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writePositions, entryKey, restoreScroll } from './scroll-positions.ts';
const scrollTo = vi.fn();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo.mockReset());
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
  history.replaceState({ key: 'k1' }, '', '/list');
  writePositions(new Map([[entryKey({ key: 'k1', pathname: '/list', hash: '' }), 1_200]]));
  Object.assign(history, { scrollRestoration: 'manual' });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function openedBy(type: NavigationTimingType): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
}

test('after a reload a rendered page is where it was left before any other script runs', () => {
  openedBy('reload');
  restoreScroll();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1_200, behavior: 'instant' });
});

test('a page that is opened by a link begins at its top', () => {
  openedBy('navigate');
  restoreScroll();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a position that the browser restores itself is not changed', () => {
  openedBy('back_forward');
  Object.assign(history, { scrollRestoration: 'auto' });
  restoreScroll();
  expect(scrollTo).not.toHaveBeenCalled();
});
