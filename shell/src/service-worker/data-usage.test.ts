// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubObserver, type Measure } from '../testing/measured-entries.ts';
import { stubWorkerScope } from './testing/worker-scope.ts';
import { addDownloaded, bytesThisMonth, countDownloads, countOwnScript } from './data-usage.ts';

let measure: Measure;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30, 23, 59) });
  stubWorkerScope();
  // One lock holder after the other, as in browsers.
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => (turn = turn.then(work));
  Object.assign(navigator, { locks: { request } });
  measure = stubObserver();
  countDownloads();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const received = (bytes: number) => expect.poll(() => bytesThisMonth()).toBe(bytes);

test('all downloads are counted, also concurrent ones', async () => {
  measure(1_000, 0, 300);
  measure(50);
  measure(7);
  await received(1_357);
});

test('bytes that pages received past the worker are added', async () => {
  measure(1_000);
  await addDownloaded(500);
  await received(1_500);
});

test('the worker’s own script is counted as it was transferred, by its copy in the HTTP cache', async () => {
  const ask = vi.fn().mockResolvedValue(new Response('', { headers: { 'content-length': '41000' } }));
  vi.stubGlobal('fetch', ask);
  await countOwnScript();
  await received(41_000);
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    'https://naija.test/sw.js',
    expect.objectContaining({ cache: 'only-if-cached' }),
  );
});

test('a new month starts at zero', async () => {
  measure(1_000);
  await received(1_000);
  vi.setSystemTime(new Date(2026, 11, 1));
  await received(0);
  measure(20);
  await received(20);
});
