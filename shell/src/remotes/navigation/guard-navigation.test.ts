import { beforeEach, expect, test, vi } from 'vitest';
import { MAX_CHANGES } from './script-rate.ts';
import { reportFault } from './report-fault.ts';
import { isVisitorActive } from './report-fault.ts';

vi.mock('./report-fault.ts');

let navigation: EventTarget;

beforeEach(async () => {
  vi.resetModules();
  vi.mocked(reportFault).mockClear();
  sessionStorage.clear();
  navigation = new EventTarget();
  vi.mocked(isVisitorActive).mockReturnValue(false);
  vi.stubGlobal('navigation', navigation);
  const { guardNavigation } = await import('./guard-navigation.ts');
  guardNavigation();
  return () => {
    vi.unstubAllGlobals();
  };
});

interface Navigation {
  readonly userInitiated?: boolean;
  readonly navigationType?: NavigationType;
  readonly downloadRequest?: string;
  readonly sameDocument?: boolean;
}

/** True if the browser follows the navigation. */
function goes(to: string, { sameDocument = false, ...of }: Navigation = {}): boolean {
  const destination = { url: new URL(to, location.href).href, sameDocument };
  const given = { navigationType: 'push', userInitiated: false, downloadRequest: null, ...of, destination };
  return navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable: true }), given));
}

/** True if each page is opened, of as many as a script may open and one more. */
const openMany = (of: Navigation = {}, to = (index: number) => `/login?n=${String(index)}`) =>
  Array.from({ length: MAX_CHANGES.count + 1 }, (_, index) => goes(to(index), { sameDocument: true, ...of }));

test.each(['https://evil.example/?session', 'http://localhost:1/', 'tel:+2348012345678', 'about:blank'])(
  'a script cannot take the visitor to %s',
  (to) => {
    expect(goes(to)).toBe(false);
    vi.mocked(isVisitorActive).mockReturnValue(true);
    expect(goes(to)).toBe(false);
    expect(reportFault).toHaveBeenCalledWith(to);
  },
);

test.each(['https://wa.me/2348012345678', 'tel:+2348012345678', 'mailto:ada@example.com'])(
  'a link that the visitor taps leads to %s',
  (to) => {
    expect(goes(to, { userInitiated: true })).toBe(true);
    expect(reportFault).not.toHaveBeenCalled();
  },
);

test('a script that navigates in a loop is stopped, and reported once', () => {
  expect(openMany()).toEqual([...new Array<boolean>(MAX_CHANGES.count).fill(true), false]);
  expect([goes('/about', { sameDocument: true }), goes('/about')]).toEqual([false, false]);
  expect(vi.mocked(reportFault).mock.calls).toEqual([[]]);
});

test('after a loop was stopped, the visitor can still follow links, go back and reload', () => {
  openMany();
  expect(goes('/about', { userInitiated: true })).toBe(true);
  expect(goes('/', { navigationType: 'traverse', sameDocument: true })).toBe(true);
  vi.mocked(isVisitorActive).mockReturnValue(true);
  expect(goes('/about', { sameDocument: true })).toBe(true);
  expect(goes('/', { navigationType: 'reload' })).toBe(true);
});

test.each<[string, () => boolean[]]>([
  [
    'pages that a visitor opens in quick succession',
    () => {
      vi.mocked(isVisitorActive).mockReturnValue(true);
      return openMany();
    },
  ],
  ['back and forward', () => openMany({ navigationType: 'traverse' })],
  [
    'state that a page keeps in its history entry',
    () => openMany({ navigationType: 'replace' }, () => location.href),
  ],
  [
    'downloads',
    () => openMany({ downloadRequest: '', sameDocument: false }, () => 'blob:http://x.example/1'),
  ],
])('%s are not counted as a loop', (_, navigate) => {
  expect(navigate()).not.toContain(false);
  expect(reportFault).not.toHaveBeenCalled();
});
