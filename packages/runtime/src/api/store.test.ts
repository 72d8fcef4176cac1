import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { baseApi } from './base-api.ts';
import { endSession, startSession } from '../session/session.ts';
import { sessionState } from '../session/session-state.ts';
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

const fetchMock = vi.fn<typeof fetch>();
const respond = (status: number) =>
  fetchMock.mockImplementation(() => Promise.resolve(Response.json('private', { status })));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
  endSession();
});

const request = (store: ReturnType<typeof createAppStore>) =>
  store.dispatch(endpoints.sampleMine.initiate(undefined, { forceRefetch: true }));
const cached = (store: ReturnType<typeof createAppStore>) =>
  endpoints.sampleMine.select(undefined)(store.getState()).data;
const sentToken = () => (fetchMock.mock.lastCall?.[0] as Request).headers.get('authorization');

test('a rejected token ends the session, and loaded data stays', async () => {
  startSession(ada);
  sessionState();
  const store = createAppStore();
  respond(200);
  await request(store);
  respond(401);
  await request(store);
  expect(sessionState()).toBe('ended');
  expect(Cookies.get()).toEqual({});
  expect(cached(store)).toBe('private');
});

test('a late 401 does not end a newer session', async () => {
  startSession(ada);
  const store = createAppStore();
  fetchMock.mockImplementation(() => {
    startSession({ ...ada, token: 'newer' });
    return Promise.resolve(Response.json({}, { status: 401 }));
  });
  await request(store);
  expect(Cookies.get('token')).toBe('newer');
});

test('an anonymous call carries no session, and its 401 ends none', async () => {
  startSession(ada);
  respond(401);
  await createAppStore().dispatch(endpoints.sampleLogin.initiate(undefined));
  expect(sentToken()).toBeNull();
  expect(Cookies.get('token')).toBe('ada-token');
});

test('other failures do not end the session', async () => {
  startSession(ada);
  respond(403);
  await request(createAppStore());
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
])('data loaded for an agent is dropped when %s', async (_, leave) => {
  startSession(ada);
  const store = createAppStore();
  respond(200);
  await request(store);
  leave();
  expect(cached(store)).toBeUndefined();
});

test('data stays when the same agent logs in again', async () => {
  startSession(ada);
  const store = createAppStore();
  respond(200);
  await request(store);
  startSession({ ...ada, token: 'newer' });
  expect(cached(store)).toBe('private');
});

test('no action of a call contains the request, whose headers carry the token', async () => {
  startSession(ada);
  const store = createAppStore();
  const metas: unknown[] = [];
  store.replaceReducer((state, action) => {
    const { meta } = action as { meta?: { baseQueryMeta?: unknown } };
    if (meta && 'baseQueryMeta' in meta) metas.push(meta.baseQueryMeta);
    return { api: baseApi.reducer(state?.api, action) };
  });
  respond(200);
  await request(store);
  respond(401);
  await request(store);
  expect(metas).toEqual([{ sessionRefused: false }, { sessionRefused: true }]);
});
