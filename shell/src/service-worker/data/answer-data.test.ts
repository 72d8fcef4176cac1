// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import { DataServer } from '../testing/data-server.ts';
import { inWorker } from '../testing/worker-scope.ts';

const LAGOS = agentPaths.byLocation('lagos');
let server: DataServer;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T13:05:00Z') });
  inWorker();
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
  server.answers(path, () => list(name));
  await server.visit(path);
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
}

test('a visitor with a line gets what the server says now, and no mark of a copy', async () => {
  await visitOnce();
  server.answers(LAGOS, () => list('Bola'));
  const answer = await server.visit(LAGOS);
  expect(await answer.json()).toEqual({ data: ['Bola'] });
  expect(savedAt(answer)).toBeNull();
});

test.each([
  ['nobody answers', undefined],
  ['the server fails', () => Response.json({}, { status: 503 })],
  ['the server has too much to do', () => Response.json({}, { status: 429 })],
  [
    'somebody else answers with a page',
    () => new Response('<p>Log in', { headers: { 'content-type': 'text/html' } }),
  ],
  [
    'the answer is cut off',
    () => new Response('{"data":[', { headers: { 'content-type': 'application/json' } }),
  ],
  ['a part is answered', () => Response.json({ data: [] }, { status: 206 })],
])('when %s, what was seen before is shown, with when the server gave it', async (_, answer) => {
  await visitOnce();
  server.answers(LAGOS, answer);
  const copy = await server.visit(LAGOS);
  expect(await copy.json()).toEqual({ data: ['Ada'] });
  expect(savedAt(copy)).toBe('2026-11-21T13:05:00.000Z');
  server.goDown();
  expect(await (await server.visit(LAGOS)).json()).toEqual({ data: ['Ada'] });
});

test('a page that shows a copy is told when the server wants to be asked again', async () => {
  await visitOnce();
  server.answers(LAGOS, () => Response.json({}, { status: 503, headers: { 'retry-after': '30' } }));
  expect((await server.visit(LAGOS)).headers.get('retry-after')).toBe('30');
});

test('what has not changed is not sent again, counts as fresh, and is from now', async () => {
  await visitOnce();
  server.answers(LAGOS, () => new Response(null, { status: 304 }));
  const answer = await server.visit(LAGOS);
  expect(server.requests.at(-1)?.headers.get('if-none-match')).toBe('"Ada"');
  expect(await answer.json()).toEqual({ data: ['Ada'] });
  expect(savedAt(answer)).toBeNull();
  server.goDown();
  expect(savedAt(await server.visit(LAGOS))).toBe('2026-11-21T15:00:00.000Z');
});

test('a server that takes long is not waited for where there is a copy, and its answer is saved all the same', async () => {
  await visitOnce();
  let arrive: (answer: Response) => void = () => undefined;
  server.answers(LAGOS, () => new Promise((resolve) => (arrive = resolve)));
  const shown = server.visit(LAGOS, { settled: false });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await (await shown).json()).toEqual({ data: ['Ada'] });
  arrive(list('Bola'));
  await server.settle();
  server.goDown();
  expect(await (await server.visit(LAGOS)).json()).toEqual({ data: ['Bola'] });
});

test('an agent who is gone is gone here as well', async () => {
  const agent = agentPaths.byId('7');
  await visitOnce('Ada', agent);
  server.answers(agent, () => Response.json({}, { status: 404 }));
  expect((await server.visit(agent)).status).toBe(404);
  server.goDown();
  expect((await server.visit(agent)).type).toBe('error');
});

test('the same state is one copy, however its name is written', async () => {
  await visitOnce('Ada', agentPaths.byLocation('akwa-ibom'));
  server.goDown();
  expect(await (await server.visit('/api/v1/user/location/Akwa%20Ibom')).json()).toEqual({ data: ['Ada'] });
});

test.each([
  ['a failure', () => Response.json({}, { status: 500 })],
  ['a part', () => Response.json({ data: [] }, { status: 206 })],
  ['a login page', () => new Response('<p>Log in', { headers: { 'content-type': 'text/html' } })],
  [
    'a login page that passes for JSON',
    () => new Response('<p>', { headers: { 'content-type': 'application/json' } }),
  ],
  ['what the server lets nobody keep', () => list('Ada', { 'cache-control': 'no-store' })],
  ['what is for one agent', () => list('Ada', { 'cache-control': 'private, no-cache' })],
  ['an answer that nobody could read', () => markedAs('opaque', list('Ada'))],
  ['an answer from elsewhere', () => markedAs('cors', list('Ada'))],
])('%s is never saved', async (_, answer) => {
  server.answers(LAGOS, answer);
  await server.visit(LAGOS);
  server.goDown();
  expect((await server.visit(LAGOS)).type).toBe('error');
});

function markedAs(type: ResponseType, answer: Response): Response {
  return Object.defineProperty(answer, 'type', { value: type });
}

test('the server is not told who asks, and follows nobody to another address', async () => {
  await visitOnce();
  const [request] = server.requests;
  expect(request).toMatchObject({ credentials: 'omit', redirect: 'error', cache: 'no-store' });
});
