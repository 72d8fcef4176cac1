import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MessageToWorker } from '@naija/contracts/pwa/worker-messages';
import { setLite } from '@naija/runtime';
import { autoRemoveListeners } from '../../testing/auto-remove-listeners.ts';
import { keepEverythingWhenDue } from './keep-everything.ts';

const postMessage = vi.fn<(message: MessageToWorker) => void>();
let worker: EventTarget & { controller: unknown };

beforeEach(() => {
  autoRemoveListeners();
  postMessage.mockReset();
  worker = Object.assign(new EventTarget(), { controller: { postMessage } });
  browser();
});
afterEach(() => {
  setLite(false);
  document.cookie = 'token=; path=/; max-age=0';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Circumstances {
  readonly network?: string;
  readonly installed?: boolean;
  readonly navigation?: NavigationTimingType;
}

function browser({ network, installed = false, navigation = 'navigate' }: Circumstances = {}): void {
  const timing = { type: navigation } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([timing]);
  vi.stubGlobal('navigator', { serviceWorker: worker, ...(network && { connection: { type: network } }) });
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
}

const isAsked = () => postMessage.mock.calls.some(([{ type }]) => type === 'KEEP_EVERYTHING');

test('a first visit downloads no page that was never opened', () => {
  worker.controller = null;
  browser({ network: 'wifi' });
  keepEverythingWhenDue();
  worker.controller = { postMessage };
  worker.dispatchEvent(new Event('controllerchange'));
  expect(isAsked()).toBe(false);
});

test('a reload makes no second visit out of the first', () => {
  browser({ network: 'wifi', navigation: 'reload' });
  keepEverythingWhenDue();
  expect(isAsked()).toBe(false);
});

test('a link of the site makes no second visit out of the first', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/about`);
  browser({ network: 'wifi' });
  keepEverythingWhenDue();
  expect(isAsked()).toBe(false);
});

test.each([
  ['wifi', true],
  ['ethernet', true],
  ['cellular', false],
  [undefined, false],
])('a second visit over %s downloads everything once: %s', (network, isDue) => {
  browser({ ...(network !== undefined && { network }) });
  keepEverythingWhenDue();
  expect(postMessage.mock.calls).toEqual(isDue ? [[{ type: 'KEEP_EVERYTHING', once: true }]] : []);
});

test('an installed app downloads everything', () => {
  browser({ installed: true });
  keepEverythingWhenDue();
  expect(isAsked()).toBe(true);
});

test('an installation downloads everything', () => {
  keepEverythingWhenDue();
  expect(isAsked()).toBe(false);
  dispatchEvent(new Event('appinstalled'));
  expect(isAsked()).toBe(true);
});

test('a login downloads everything', () => {
  keepEverythingWhenDue();
  expect(isAsked()).toBe(false);
  document.cookie = 'token=of-an-agent; path=/';
  dispatchEvent(new Event('naija:session'));
  expect(isAsked()).toBe(true);
});

test('with data saver on nothing is downloaded ahead, except for what agents need to upload photos', () => {
  setLite(true);
  browser({ network: 'wifi', installed: true });
  keepEverythingWhenDue();
  dispatchEvent(new Event('appinstalled'));
  expect(isAsked()).toBe(false);
  document.cookie = 'token=of-an-agent; path=/';
  dispatchEvent(new Event('naija:session'));
  expect(isAsked()).toBe(true);
});
