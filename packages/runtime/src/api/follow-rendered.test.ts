import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { baseApi } from './base-api.ts';
import { cacheStatusOf } from './cache-status.ts';
import { followRenderedPage } from './follow-rendered.ts';
import { readRenderedState, renderedState } from './rendered-state.ts';
import { createAppStore } from './store.ts';

const { endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sampleRendered: build.query<object, string>({ query: (path) => path }),
    sampleList: build.infiniteQuery<object, string, number>({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: () => undefined },
      query: ({ queryArg }) => queryArg,
    }),
  }),
});
const SAVED_AT = '2026-11-20T08:00:00.000Z';

let store: ReturnType<typeof createAppStore>;
let requested: string[];
let isDataSaverOn: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  [requested, isDataSaverOn] = [[], false];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('fetch', ({ url }: Request) => {
    requested.push(new URL(url).pathname);
    return Promise.resolve(Response.json({ data: 'new' }));
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
});
afterEach(() => {
  store.dispatch(baseApi.util.resetApiState());
  Reflect.deleteProperty(navigator, 'serviceWorker');
  document.head.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that begins with an agent and a list, from its HTML or requested by itself, and shows both. */
async function open({ isRendered = true, isFollowedLate = false } = {}): Promise<void> {
  store = createAppStore();
  await store.dispatch(endpoints.sampleRendered.initiate('/agent', { subscribe: false }));
  await store.dispatch(endpoints.sampleList.initiate('/list', { subscribe: false }));
  if (isRendered) {
    const state = JSON.stringify(renderedState(store.getState().api, false));
    store = createAppStore({ state: readRenderedState(state) });
  }
  requested = [];
  const show = () => {
    void store.dispatch(endpoints.sampleRendered.initiate('/agent'));
    void store.dispatch(endpoints.sampleList.initiate('/list'));
  };
  if (isFollowedLate) {
    show();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  followRenderedPage({
    store,
    api: baseApi,
    cacheStatusOf,
    retryAfterMs: () => 0,
    isDataSaverOn: () => isDataSaverOn,
    backoffDelayMs: () => 0,
    staleAfterS: 300,
  });
  if (!isFollowedLate) show();
  await vi.advanceTimersByTimeAsync(1_000);
}

function addSavedAt(): void {
  document.head.append(
    Object.assign(document.createElement('meta'), { name: RENDERED_PAGE.savedAtMeta, content: SAVED_AT }),
  );
}

const savedAt = () =>
  [endpoints.sampleRendered.select('/agent'), endpoints.sampleList.select('/list')].map(
    (select) => cacheStatusOf(select(store.getState()).data).savedAt,
  );

test('the data of a page from the server is requested through the worker, so that it is cached', async () => {
  await open();
  expect(requested).toEqual(['/agent', '/list']);
});

test('the data of a page that was hydrated before this code was loaded is requested too', async () => {
  await open({ isFollowedLate: true });
  expect(requested).toEqual(['/agent', '/list']);
});

test('the data of a cached page has the date of the page', async () => {
  addSavedAt();
  await open();
  expect(savedAt()).toEqual([SAVED_AT, SAVED_AT]);
});

test.each([
  ['on data saver', () => (isDataSaverOn = true)],
  ['without a worker', () => Reflect.set(navigator.serviceWorker, 'controller', null)],
])('%s nothing is requested again', async (_, prepare) => {
  prepare();
  await open();
  expect(requested).toEqual([]);
});

test('data that the page has requested itself is not changed', async () => {
  addSavedAt();
  await open({ isRendered: false });
  expect(savedAt()).toEqual([undefined, undefined]);
});
