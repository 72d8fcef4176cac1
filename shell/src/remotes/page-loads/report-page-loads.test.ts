import { pageLoadPath } from '@naija/contracts/http/page-loads';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { isDataSaverOn } from '@naija/runtime';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { beforeEach, expect, test, vi } from 'vitest';
import { sentFailures } from '../failures/send-report.ts';
import { releaseId } from '../release-id.ts';
import { loadSelection } from '../selection/load-selection.ts';
import { setVisibleRelease } from '../visible-release.ts';
import { autoRemoveListeners } from '../../testing/auto-remove-listeners.ts';
import { entry, selectionOf } from '../../testing/registry.ts';
import { reportPageLoads } from './report-page-loads.ts';

vi.mock('web-vitals');
vi.mock('@naija/runtime', { spy: true });
vi.mock('../failures/send-report.ts');
vi.mock('../selection/load-selection.ts');

type Kind = ReturnType<typeof sentFailures>[number]['kind'];

const fetch = vi.fn<typeof globalThis.fetch>();
const failures: ReturnType<typeof sentFailures> = [];

const deployed = (release: RegistryEntry, traffic: number, isDefault: boolean): RegistryEntry => ({
  ...release,
  deployment: { traffic, default: isDefault },
});
const canary = deployed(entry('1.1.0'), 5, false);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const beside = deployed(entry('1.0.0'), 95, true);

let hide: () => void = () => undefined;
const show = (release: RegistryEntry, remote = 'sample') => {
  hide = setVisibleRelease({ remote, release });
};
const fail = ({ metadata: { version } }: RegistryEntry, kind: Kind) => {
  failures.push({ remote: 'sample', version, kind });
};
const measured = (on: typeof onLCP | typeof onINP | typeof onCLS, value: number) => {
  const callback = vi.mocked(on).mock.lastCall?.[0] as (metric: Pick<Metric, 'value'>) => void;
  callback({ value });
};

/** Leaves the page. @returns its reports */
function leave(): unknown[] {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  return fetch.mock.calls.flatMap(([to, init]) =>
    to === pageLoadPath ? [JSON.parse(init?.body as string) as unknown] : [],
  );
}

beforeEach(() => {
  fetch.mockReset().mockResolvedValue(new Response(null));
  failures.length = 0;
  localStorage.clear();
  vi.stubGlobal('fetch', fetch);
  history.replaceState(null, '', '/sample?q=ada');
  vi.mocked(loadSelection).mockResolvedValue(selectionOf('sample', canary, beside));
  vi.mocked(sentFailures).mockImplementation(() => [...failures]);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  autoRemoveListeners();
  return () => {
    hide();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

const LOAD = { remote: 'sample', version: '1.1.0', route: '/sample', outcome: 'none' };

test('a page load is reported when the page is left, once, with rounded web vitals and nothing about the visitor', async () => {
  await reportPageLoads();
  show(canary);
  measured(onLCP, 1_234.5);
  measured(onCLS, 0);
  measured(onINP, 64);
  leave();
  expect(leave()).toEqual([{ ...LOAD, lcp: 1_000, cls: 0, inp: 50 }]);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, credentials: 'omit' });
});

test('web vitals of a page that another release has rendered on the server are not reported', async () => {
  const meta = document.createElement('meta');
  meta.name = RENDERED_PAGE.releaseMeta;
  meta.content = releaseId('sample', beside);
  document.head.append(meta);
  await reportPageLoads();
  show(canary);
  measured(onLCP, 700);
  expect(leave()).toEqual([LOAD]);
  meta.remove();
});

test('a failing release and its replacement each have their own outcome', async () => {
  await reportPageLoads();
  fail(canary, 'import');
  show(beside);
  measured(onLCP, 700);
  expect(leave()).toEqual([
    { ...LOAD, version: '1.0.0', lcp: 500 },
    { ...LOAD, route: '', outcome: 'import' },
  ]);
});

test('a release that does not fit the shell has not run', async () => {
  await reportPageLoads();
  fail(canary, 'misfit');
  expect(leave()).toEqual([]);
});

test('web vitals belong to the release that the page was opened with', async () => {
  await reportPageLoads();
  show(canary);
  measured(onLCP, 700);
  show(entry('3.0.0', {}, 'other'), 'other');
  measured(onINP, 800);
  measured(onCLS, 1);
  const route = '';
  expect(leave()).toEqual([
    { ...LOAD, lcp: 500 },
    { ...LOAD, remote: 'other', version: '3.0.0', route },
  ]);
});

test('a release that failed in this browser before is not counted again', async () => {
  await reportPageLoads();
  show(canary);
  fail(canary, 'runtime');
  expect(leave()).toEqual([{ ...LOAD, outcome: 'runtime' }]);
  fetch.mockClear();
  await reportPageLoads();
  expect(leave()).toEqual([]);
});

test.each([
  ['each load of a canary', 0.99, canary, 1],
  ['one in three of the release beside it', 0.3, beside, 1],
  ['one in three of the release beside it', 0.34, beside, 0],
  ['as many of it as of a larger canary', 0.9, deployed(entry('1.0.0'), 50, true), 1],
  ['one in ten without a canary', 0.09, entry('1.0.0'), 1],
  ['one in ten without a canary', 0.11, entry('1.0.0'), 0],
  ['one in three of a release in its first hour', 0.3, entry('1.0.0', { since: minutesAgo(59) }), 1],
  ['one in ten of it afterwards', 0.11, entry('1.0.0', { since: minutesAgo(61) }), 0],
])('%s is in the sample (%d)', async (_, number, release, count) => {
  vi.mocked(Math.random).mockReturnValue(number);
  await reportPageLoads();
  show(release);
  expect(leave()).toHaveLength(count);
});

test('nothing is reported with data saver or from an automated browser', async () => {
  vi.mocked(isDataSaverOn).mockReturnValue(true);
  await reportPageLoads();
  show(canary);
  expect(leave()).toEqual([]);
  vi.mocked(isDataSaverOn).mockReturnValue(false);
  vi.stubGlobal('navigator', { onLine: true, webdriver: true });
  expect(leave()).toEqual([]);
  vi.stubGlobal('navigator', { onLine: true, webdriver: false });
  expect(leave()).toHaveLength(1);
});

test('without a network nothing is sent', async () => {
  await reportPageLoads();
  show(canary);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(leave()).toEqual([]);
});
