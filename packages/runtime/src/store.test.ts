import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { baseApi } from './api/base-api.ts';
import { endSession, startSession } from './session/session.ts';
import { sessionState } from './session/session-state.ts';
import { createAppStore } from './store.ts';

const ada = { token: 'ada-token', id: '7', name: 'Ada', email: 'ada@example.com' };
const bola = { token: 'bola-token', id: '8', name: 'Bola', email: 'bola@example.com' };

const { endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sampleMine: build.query<string, undefined>({ query: () => '/mine' }),
    sampleLogin: build.mutation<string, undefined>({
      query: () => ({ url: '/login', method: 'POST' }),
      extraOptions: { anonymous: true },
    }),
  }),
});

const call = vi.fn<typeof fetch>();
const answers = (status: number) =>
  call.mockImplementation(() => Promise.resolve(Response.json('private', { status })));

beforeEach(() => {
  vi.stubGlobal('fetch', call.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
  endSession();
});

const ask = (store: ReturnType<typeof createAppStore>) =>
  store.dispatch(endpoints.sampleMine.initiate(undefined, { forceRefetch: true }));
const cached = (store: ReturnType<typeof createAppStore>) =>
  endpoints.sampleMine.select(undefined)(store.getState()).data;
const sentToken = () => (call.mock.lastCall?.[0] as Request).headers.get('authorization');

test('a refused token ends the session, and what the page has loaded stays', async () => {
  startSession(ada);
  sessionState();
  const store = createAppStore();
  answers(200);
  await ask(store);
  answers(401);
  await ask(store);
  expect(sessionState()).toBe('ended');
  expect(Cookies.get()).toEqual({});
  expect(cached(store)).toBe('private');
});

test('an answer that comes too late does not end the session that has begun meanwhile', async () => {
  startSession(ada);
  const store = createAppStore();
  call.mockImplementation(() => {
    startSession({ ...ada, token: 'newer' });
    return Promise.resolve(Response.json({}, { status: 401 }));
  });
  await ask(store);
  expect(Cookies.get('token')).toBe('newer');
});

test('a refused login ends nobody’s session, and is sent without it', async () => {
  startSession(ada);
  answers(401);
  await createAppStore().dispatch(endpoints.sampleLogin.initiate(undefined));
  expect(sentToken()).toBeNull();
  expect(Cookies.get('token')).toBe('ada-token');
});

test('other failures leave the session alone', async () => {
  startSession(ada);
  answers(403);
  await ask(createAppStore());
  expect(sentToken()).toBe('Bearer ada-token');
  expect(Cookies.get('token')).toBe('ada-token');
});

test.each([
  [
    'another agent logs in',
    () => {
      startSession(bola);
    },
  ],
  ['the agent logs out', endSession],
])('nothing that was loaded for an agent is left when %s', async (_, leave) => {
  startSession(ada);
  const store = createAppStore();
  answers(200);
  await ask(store);
  leave();
  expect(cached(store)).toBeUndefined();
});

test('the same agent, who logs in again, finds what was loaded before', async () => {
  startSession(ada);
  const store = createAppStore();
  answers(200);
  await ask(store);
  startSession({ ...ada, token: 'newer' });
  expect(cached(store)).toBe('private');
});

test('no action of a call holds the request, whose headers carry the token', async () => {
  startSession(ada);
  const store = createAppStore();
  const notes: unknown[] = [];
  store.replaceReducer((state, action) => {
    const { meta } = action as { meta?: { baseQueryMeta?: unknown } };
    if (meta && 'baseQueryMeta' in meta) notes.push(meta.baseQueryMeta);
    return { api: baseApi.reducer(state?.api, action) };
  });
  answers(200);
  await ask(store);
  answers(401);
  await ask(store);
  expect(notes).toEqual([{ sessionRefused: false }, { sessionRefused: true }]);
});
