import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import { SITE_HEADER } from '@naija/contracts/http/paths';
import { backoffDelayMs } from '@naija/outbox/timing';
import { baseApi } from './base-api.ts';
import { cacheStatusOf } from './cache-status.ts';
import { startRevalidating } from './revalidate.ts';
import { retryAfterMs } from './network.ts';
import { createAppStore } from './store.ts';

const { endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({ sampleAnswer: build.query<unknown, string>({ query: (path) => path }) }),
});

let store: ReturnType<typeof createAppStore>;
let stop: () => void;
/** Paths in the order of their requests. */
let requested: string[];
let concurrent: number;
let maxConcurrent: number;
let respond: (path: string) => Response;

const HEALTH = '/healthz';
const down = () => Response.error();
const fresh = () => Response.json({ data: 'new' }, { headers: { [SITE_HEADER]: '1' } });
/** Response of a captive portal at every address. */
const portal = () => new Response('<p>Log in', { headers: { 'content-type': 'text/html' } });
const cached = () =>
  Response.json({ data: 'old' }, { headers: { [CACHED_AT_HEADER]: '2026-11-20T08:00:00.000Z' } });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  [requested, concurrent, maxConcurrent, respond] = [[], 0, 0, fresh];
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
    requested.push(path);
    concurrent += 1;
    maxConcurrent = Math.max(maxConcurrent, concurrent);
    await Promise.resolve();
    concurrent -= 1;
    const response = respond(path);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
  store = createAppStore();
  stop = startRevalidating({
    store,
    api: baseApi,
    cacheStatusOf,
    retryAfterMs,
    isDataSaverOn: () => false,
    backoffDelayMs,
    staleAfterS: 300,
  });
});
afterEach(() => {
  stop();
  store.dispatch(baseApi.util.resetApiState());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page subscribes to these queries. */
async function show(...paths: string[]): Promise<void> {
  for (const path of paths) await store.dispatch(endpoints.sampleAnswer.initiate(path));
  await pass(1);
  requested = [];
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
const shown = (path: string) => endpoints.sampleAnswer.select(path)(store.getState());

async function returnToPage(): Promise<void> {
  dispatchEvent(new Event('focus'));
  await pass(0);
}

test.each([
  ['a failure', down],
  ['a cached response', cached],
  ['the page of a captive portal', portal],
  ['the page of a gateway', () => new Response('<p>Bad Gateway', { status: 502 })],
  ['an overloaded server', () => Response.json({}, { status: 503 })],
])(
  'after %s the page is revalidated once the server responds, one query after the other',
  async (_, trouble) => {
    respond = trouble;
    await show('/a', '/b', '/c');
    respond = fresh;
    await pass(60);
    expect(requested).toEqual([HEALTH, '/a', '/b', '/c']);
    expect(maxConcurrent).toBe(1);
    for (const path of ['/a', '/b', '/c'])
      expect(shown(path)).toMatchObject({ data: { data: 'new' }, isSuccess: true });
  },
);

test.each([
  ['that shows a failure', down, 40],
  ['that shows a cached response', cached, 11],
])(
  'while the server is down a page %s requests only the health check, less and less often',
  async (_, first, most) => {
    respond = first;
    await show('/a', '/b');
    respond = down;
    await pass(30);
    const before = requested.length;
    await pass(300);
    expect(new Set(requested)).toEqual(new Set([HEALTH]));
    expect(before).toBeGreaterThanOrEqual(3);
    expect(requested.length - before).toBeLessThanOrEqual(most);
  },
);

test('behind a captive portal only the health check is requested', async () => {
  respond = portal;
  await show('/a');
  await pass(60);
  expect(new Set(requested)).toEqual(new Set([HEALTH]));
});

test('a page without anything to read is tried again within 15 seconds, however long it failed', async () => {
  respond = down;
  await show('/a');
  await pass(600);
  respond = fresh;
  await pass(15);
  expect(shown('/a')).toMatchObject({ data: { data: 'new' } });
});

test('a query that fails again ends the attempt', async () => {
  respond = down;
  await show('/a', '/b');
  respond = (path) => (path === HEALTH ? fresh() : down());
  await pass(2);
  expect(requested).toEqual([HEALTH, '/a']);
});

test('nothing is requested before the end of Retry-After', async () => {
  respond = () => Response.json({}, { status: 429, headers: { 'retry-after': '120' } });
  await show('/a');
  respond = fresh;
  await pass(110);
  await returnToPage();
  expect(requested).toEqual([]);
  await pass(20);
  expect(requested).toEqual([HEALTH, '/a']);
});

test('what was refused, or is no longer shown, is not requested again', async () => {
  respond = () => Response.json({}, { status: 404 });
  await show('/refused');
  respond = down;
  const left = store.dispatch(endpoints.sampleAnswer.initiate('/left'));
  await left;
  left.unsubscribe();
  await pass(1);
  respond = fresh;
  requested = [];
  await pass(120);
  expect(requested.filter((path) => path !== HEALTH)).toEqual([]);
});

test('a visitor who returns to the page gets stale data only revalidated', async () => {
  await show('/old');
  await pass(301);
  await show('/new');
  await returnToPage();
  expect(requested).toEqual(['/old']);
});

test('an online event triggers one attempt at once', async () => {
  respond = down;
  await show('/a');
  respond = fresh;
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('focus'));
  await pass(0);
  expect(requested).toEqual([HEALTH, '/a']);
});
