// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { CACHED_AT_HEADER, CACHE_ONLY_HEADER } from '@naija/contracts/http/cached-response';
import { DataServer } from '../testing/data-server.ts';
import { setEarlierPages } from './revalidate.ts';
import { stubWorkerScope } from '../testing/worker-scope.ts';

const LAGOS = agentPaths.byLocation('lagos');
const KANO = agentPaths.byLocation('kano');
let server: DataServer;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T13:05:00Z') });
  stubWorkerScope();
  server = new DataServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const list = (name: string, headers: Record<string, string> = {}) =>
  Response.json({ data: [name] }, { headers: { etag: `"${name}"`, ...headers } });
const savedAt = (answer: Response) => answer.headers.get(CACHED_AT_HEADER);

async function visitOnce(name = 'Ada', path = LAGOS) {
  server.respondAt(path, () => list(name));
  await server.visit(path);
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
}

test('an online visitor gets the current response, not marked as cached', async () => {
  await visitOnce();
  server.respondAt(LAGOS, () => list('Bola'));
  const answer = await server.visit(LAGOS);
  expect(await answer.json()).toEqual({ data: ['Bola'] });
  expect(savedAt(answer)).toBeNull();
});

test.each([
  ['nobody answers', undefined],
  ['the server fails', () => Response.json({}, { status: 503 })],
  ['the server has too much to do', () => Response.json({}, { status: 429 })],
  [
    'a captive portal answers with a page',
    () => new Response('<p>Log in', { headers: { 'content-type': 'text/html' } }),
  ],
  ['a captive portal answers in JSON', () => foreign(Response.json({ data: [] }))],
  ['a CDN has no such page', () => foreign(new Response('<p>Not here', { status: 404 }))],
  ['a CDN says in JSON that it is gone', () => foreign(Response.json({}, { status: 410 }))],
  [
    'the answer is cut off',
    () => new Response('{"data":[', { headers: { 'content-type': 'application/json' } }),
  ],
  ['a part is answered', () => Response.json({ data: [] }, { status: 206 })],
])('when %s, the visitor gets the cached response with its date', async (_, answer) => {
  await visitOnce();
  server.respondAt(LAGOS, answer);
  const copy = await server.visit(LAGOS);
  expect(await copy.json()).toEqual({ data: ['Ada'] });
  expect(savedAt(copy)).toBe('2026-11-21T13:05:00.000Z');
  server.goDown();
  expect(await (await server.visit(LAGOS)).json()).toEqual({ data: ['Ada'] });
});

test('a cached response carries the retry-after of the server', async () => {
  await visitOnce();
  server.respondAt(LAGOS, () => Response.json({}, { status: 503, headers: { 'retry-after': '30' } }));
  expect((await server.visit(LAGOS)).headers.get('retry-after')).toBe('30');
});

test('a 304 counts as a fresh response and updates its date', async () => {
  await visitOnce();
  server.respondAt(LAGOS, () => new Response(null, { status: 304 }));
  const answer = await server.visit(LAGOS);
  expect(server.requests.at(-1)?.headers.get('if-none-match')).toBe('"Ada"');
  expect(await answer.json()).toEqual({ data: ['Ada'] });
  expect(savedAt(answer)).toBeNull();
  server.goDown();
  expect(savedAt(await server.visit(LAGOS))).toBe('2026-11-21T15:00:00.000Z');
});

test('after 4 s the cached response is used, and the late one is still cached', async () => {
  await visitOnce();
  let arrive: (answer: Response) => void = () => undefined;
  server.respondAt(LAGOS, () => new Promise((resolve) => (arrive = resolve)));
  const shown = server.visit(LAGOS, { settled: false });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await (await shown).json()).toEqual({ data: ['Ada'] });
  arrive(list('Bola'));
  await server.settle();
  server.goDown();
  expect(await (await server.visit(LAGOS)).json()).toEqual({ data: ['Bola'] });
});

const KNOWN = {
  id: '7',
  name: 'Bola Eze',
  state: 'lagos',
  inspectionFee: 2_000,
  totalDeals: 90,
  image: null,
};

/** Searches after a visit to a list with Bola; the server answers on request. */
async function slowSearch(text: string) {
  const path = agentPaths.byLocation(text);
  server.respondAt(LAGOS, () => Response.json({ data: [KNOWN], nextCursor: null, total: 1 }));
  await server.visit(LAGOS);
  let arrive: (answer: Response) => void = () => undefined;
  server.respondAt(path, () => new Promise((resolve) => (arrive = resolve)));
  const answer = server.visit(path, { settled: false });
  await vi.advanceTimersByTimeAsync(8_000);
  return { path, answer, arrive };
}

test('after 8 s a search is answered by the cached agents, and its late response is still cached', async () => {
  const { path, answer, arrive } = await slowSearch('bola');
  const shown = await answer;
  expect(await shown.json()).toMatchObject({ data: [KNOWN], total: 1 });
  expect(shown.headers.get(CACHE_ONLY_HEADER)).toBe('true');
  arrive(list('Bola of the server'));
  await server.settle();
  server.goDown();
  expect(await (await server.visit(path)).json()).toEqual({ data: ['Bola of the server'] });
});

test('a slow search without matching cached agents waits for the server', async () => {
  const { answer, arrive } = await slowSearch('zamani');
  arrive(list('Zamani'));
  expect(await (await answer).json()).toEqual({ data: ['Zamani'] });
});

test('a 404 deletes the cached agent', async () => {
  const agent = agentPaths.byId('7');
  await visitOnce('Ada', agent);
  server.respondAt(agent, () => Response.json({}, { status: 404 }));
  expect((await server.visit(agent)).status).toBe(404);
  server.goDown();
  expect((await server.visit(agent)).type).toBe('error');
});

test('a state is cached once, however its name is written', async () => {
  await visitOnce('Ada', agentPaths.byLocation('akwa-ibom'));
  server.goDown();
  expect(await (await server.visit('/api/v1/user/location/Akwa%20Ibom')).json()).toEqual({ data: ['Ada'] });
});

/** A response that does not come from our server. */
function foreign(response: Response): Response {
  server.isReached = false;
  return response;
}

test.each([
  ['a failure', () => Response.json({}, { status: 500 })],
  ['a part', () => Response.json({ data: [] }, { status: 206 })],
  ['an answer of somebody else', () => foreign(list('Eve'))],
  ['a login page', () => new Response('<p>Log in', { headers: { 'content-type': 'text/html' } })],
  [
    'a login page that passes for JSON',
    () => new Response('<p>', { headers: { 'content-type': 'application/json' } }),
  ],
  ['a no-store response', () => list('Ada', { 'cache-control': 'no-store' })],
  ['a private response', () => list('Ada', { 'cache-control': 'private, no-cache' })],
  ['an opaque response', () => markedAs('opaque', list('Ada'))],
  ['a response of another origin', () => markedAs('cors', list('Ada'))],
])('%s is never cached', async (_, answer) => {
  server.respondAt(LAGOS, answer);
  await server.visit(LAGOS);
  server.goDown();
  expect((await server.visit(LAGOS)).type).toBe('error');
});

function markedAs(type: ResponseType, answer: Response): Response {
  return Object.defineProperty(answer, 'type', { value: type });
}

test('a page gets responses from the HTTP cache only if it fetched them before there was a worker', async () => {
  setEarlierPages([{ id: 'earlier' } as Client]);
  server.respondAt(LAGOS, () => list('Ada'));
  const cacheOf = async (clientId: string) => {
    await server.visit(LAGOS, { clientId });
    return server.requests.at(-1)?.cache;
  };
  expect(await cacheOf('earlier')).toBe('no-cache');
  // Requests in the HTTP cache would queue behind one that hangs.
  expect(await cacheOf('earlier')).toBe('no-store');
  server.respondAt(KANO, () => list('Bola'));
  await server.visit(KANO, { clientId: 'later' });
  expect(server.requests.at(-1)?.cache).toBe('no-store');
});

test('requests carry no credentials and follow no redirect', async () => {
  await visitOnce();
  const [request] = server.requests;
  expect(request).toMatchObject({ credentials: 'omit', redirect: 'error', cache: 'no-store' });
});
