import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import { createAppStore } from '../store.ts';
import { baseApi } from './base-api.ts';
import type { Freshness } from './due-queries.ts';
import { keepFresh } from './keep-fresh.ts';
import { quietTime } from './retry-after.ts';
import { originOf } from './saved-copy.ts';

const { endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({ sampleAnswer: build.query<unknown, string>({ query: (path) => path }) }),
});

let store: ReturnType<typeof createAppStore>;
let stop: () => void;
/** Address paths in the order in which they were asked for. */
let asked: string[];
let underWay: number;
let mostAtOnce: number;
let answer: (path: string) => Response;

const HEALTH = '/healthz';
const down = () => Response.error();
const fresh = () => Response.json({ data: 'new' });
const copy = () =>
  Response.json({ data: 'old' }, { headers: { [CACHED_AT_HEADER]: '2026-11-20T08:00:00.000Z' } });

/** What one test made the server ask for is over in the next. */
let hour = Date.parse('2026-11-21T08:00:00Z');

beforeEach(() => {
  hour += 60 * 60 * 1_000;
  vi.useFakeTimers({ now: hour });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  [asked, underWay, mostAtOnce, answer] = [[], 0, 0, fresh];
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
    asked.push(path);
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    await Promise.resolve();
    underWay -= 1;
    const given = answer(path);
    if (given.type === 'error') throw new TypeError('Failed to fetch');
    return given;
  });
  store = createAppStore();
  const freshness: Freshness = { store, api: baseApi, originOf, quietTime, freshSeconds: 300 };
  stop = keepFresh(freshness);
});
afterEach(() => {
  stop();
  store.dispatch(baseApi.util.resetApiState());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page shows what these calls give. */
async function show(...paths: string[]): Promise<void> {
  for (const path of paths) await store.dispatch(endpoints.sampleAnswer.initiate(path));
  await pass(1);
  asked = [];
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
const shown = (path: string) => endpoints.sampleAnswer.select(path)(store.getState());

async function comeBack(): Promise<void> {
  dispatchEvent(new Event('focus'));
  await pass(0);
}

test.each([
  ['a failure', down],
  ['a saved copy', copy],
  ['a server that is not well', () => Response.json({}, { status: 503 })],
])(
  'after %s the page is brought up to date once the server answers, all calls in turn',
  async (_, trouble) => {
    answer = trouble;
    await show('/a', '/b', '/c');
    answer = fresh;
    await pass(60);
    expect(asked).toEqual([HEALTH, '/a', '/b', '/c']);
    expect(mostAtOnce).toBe(1);
    for (const path of ['/a', '/b', '/c'])
      expect(shown(path)).toMatchObject({ data: { data: 'new' }, isSuccess: true });
  },
);

test('as long as nobody answers, only a sign of life is asked for, less and less often', async () => {
  answer = down;
  await show('/a', '/b');
  await pass(30);
  const first = asked.length;
  await pass(300);
  expect(new Set(asked)).toEqual(new Set([HEALTH]));
  expect(first).toBeGreaterThanOrEqual(3);
  expect(asked.length - first).toBeLessThanOrEqual(11);
});

test('a call that fails again leaves the others for later', async () => {
  answer = down;
  await show('/a', '/b');
  answer = (path) => (path === HEALTH ? fresh() : down());
  await pass(2);
  expect(asked).toEqual([HEALTH, '/a']);
});

test('a server that asks for quiet is left alone for as long', async () => {
  answer = () => Response.json({}, { status: 429, headers: { 'retry-after': '120' } });
  await show('/a');
  answer = fresh;
  await pass(110);
  await comeBack();
  expect(asked).toEqual([]);
  await pass(20);
  expect(asked).toEqual([HEALTH, '/a']);
});

test('what was refused, or is no longer shown, is not asked for again', async () => {
  answer = () => Response.json({}, { status: 404 });
  await show('/refused');
  answer = down;
  const left = store.dispatch(endpoints.sampleAnswer.initiate('/left'));
  await left;
  left.unsubscribe();
  await pass(1);
  answer = fresh;
  asked = [];
  await pass(120);
  expect(asked.filter((path) => path !== HEALTH)).toEqual([]);
});

test('a visitor who comes back sees what is stale renewed, and pays for nothing else', async () => {
  await show('/old');
  await pass(301);
  await show('/new');
  await comeBack();
  expect(asked).toEqual(['/old']);
});

test('that the system speaks of a line is a reason to look, at once and once', async () => {
  answer = down;
  await show('/a');
  answer = fresh;
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('focus'));
  await pass(0);
  expect(asked).toEqual([HEALTH, '/a']);
});
