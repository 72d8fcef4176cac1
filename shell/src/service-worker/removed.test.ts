// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pagePaths } from '@naija/contracts/domain/pages';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { moderationPaths, type RemovedResponse } from '@naija/contracts/http/moderation';
import { PAGES_CACHE } from '@naija/contracts/pwa/worker-messages';
import { CHECK_INTERVAL_MS, evictRemoved } from './removed.ts';
import { DataServer } from './testing/data-server.ts';
import { stubWorkerScope } from './testing/worker-scope.ts';

let server: DataServer;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:05:00Z') });
  stubWorkerScope();
  server = new DataServer();
  for (const id of ['ada', 'bola']) await view(id);
  serve(agentPaths.byLocation('lagos'), { data: [agent('ada'), agent('bola')], total: 2, nextCursor: null });
  await server.visit(agentPaths.byLocation('lagos'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const photo = (id: string) => `/media/${(id === 'ada' ? 'a' : 'b').repeat(32)}/320.webp`;
const agent = (id: string) => ({ id, _id: id, name: id, image: photo(id) });
const serve = (path: string, body: object) => {
  server.respondAt(path, () => Response.json(body));
};
const removed = (changes: Partial<RemovedResponse>, since = '') => {
  const path = since === '' ? moderationPaths.removed : `${moderationPaths.removed}?since=${since}`;
  serve(path, { agents: [], comments: [], nextSince: 'next', hasMore: false, ...changes });
};

/** A visitor reads a server-rendered profile with its comments and photo. */
async function view(id: string): Promise<void> {
  serve(agentPaths.byId(id), { data: agent(id) });
  serve(commentPaths.list(id), { comments: [{ _id: `of-${id}` }], nextCursor: null });
  server.respondAt(photo(id), () => new Response('photo', { headers: { 'content-type': 'image/webp' } }));
  for (const path of [agentPaths.byId(id), commentPaths.list(id), photo(id)]) await server.visit(path);
  const pages = await caches.open(PAGES_CACHE);
  await pages.put(pagePaths.agent(id), new Response('<h1>Profile</h1>'));
}

/** The addresses among these that can be read without a network. */
async function readable(...paths: string[]): Promise<string[]> {
  server.goDown();
  const found = [];
  for (const path of paths) if ((await server.visit(path)).ok) found.push(path);
  return found;
}
const hasPage = async (path: string) => (await (await caches.open(PAGES_CACHE)).match(path)) !== undefined;

test('photos of the work of an agent who is taken off the site leave the device as well', async () => {
  const work = { ada: `/media/${'c'.repeat(32)}/1280.webp`, bola: `/media/${'d'.repeat(32)}/160.webp` };
  for (const [id, path] of Object.entries(work)) {
    serve(agentPaths.byId(id), { data: agent(id), work: [{ photo: path.split('/')[2] }] });
    server.respondAt(path, () => new Response('photo', { headers: { 'content-type': 'image/webp' } }));
    for (const visited of [agentPaths.byId(id), path]) await server.visit(visited);
  }
  removed({ agents: ['ada'] });
  await evictRemoved();
  expect(await readable(work.ada, work.bola)).toEqual([work.bola]);
});

test('an agent who was taken off the site leaves the device with comments, photo and pages', async () => {
  const pages = await caches.open(PAGES_CACHE);
  await pages.put('/location/lagos', new Response(`<a href="${pagePaths.agent('ada')}">Ada</a>`));
  removed({ agents: ['ada'] });
  await evictRemoved();
  expect(await hasPage('/location/lagos')).toBe(false);
  expect([await hasPage(pagePaths.agent('ada')), await hasPage(pagePaths.agent('bola'))]).toEqual([
    false,
    true,
  ]);
  const ofBola = [agentPaths.byId('bola'), commentPaths.list('bola'), photo('bola')];
  const ofAda = [agentPaths.byId('ada'), commentPaths.list('ada'), photo('ada')];
  expect(await readable(...ofAda, ...ofBola)).toEqual(ofBola);
});

test('lists keep the other agents', async () => {
  removed({ agents: ['ada'] });
  await evictRemoved();
  server.goDown();
  const list = await server.visit(agentPaths.byLocation('lagos'));
  expect(await list.json()).toMatchObject({ data: [{ id: 'bola' }], total: 1 });
});

test('a hidden comment leaves the device with its list and the page that shows it', async () => {
  removed({ comments: [{ agent: 'ada', id: 'of-ada' }] });
  await evictRemoved();
  expect([await hasPage(pagePaths.agent('ada')), await hasPage(pagePaths.agent('bola'))]).toEqual([
    false,
    true,
  ]);
  const lists = [commentPaths.list('ada'), commentPaths.list('bola'), agentPaths.byId('ada')];
  expect(await readable(...lists)).toEqual(lists.slice(1));
});

test('follows a long feed to its end, and requests newer entries after 15 minutes', async () => {
  removed({ nextSince: 'one', hasMore: true });
  removed({ nextSince: 'two', agents: ['bola'] }, 'one');
  removed({ nextSince: 'three' }, 'two');
  const asked = () => server.requested.filter((path) => path.startsWith(moderationPaths.removed));
  await evictRemoved();
  expect(asked()).toEqual([moderationPaths.removed, `${moderationPaths.removed}?since=one`]);
  vi.setSystemTime(Date.now() + CHECK_INTERVAL_MS - 1);
  await evictRemoved();
  expect(asked()).toHaveLength(2);
  vi.setSystemTime(Date.now() + 1);
  await evictRemoved();
  expect(asked().at(-1)).toBe(`${moderationPaths.removed}?since=two`);
});

test('a feed that fails is requested again from the same position', async () => {
  await expect(evictRemoved()).rejects.toThrow();
  removed({ agents: ['ada'] });
  await evictRemoved();
  expect(await readable(agentPaths.byId('ada'))).toEqual([]);
});

test.each([404, 410])(
  'a profile that the server no longer has (%i) leaves the device at once',
  async (status) => {
    server.respondAt(agentPaths.byId('ada'), () => Response.json({ message: 'x', code: 'gone' }, { status }));
    await server.visit(agentPaths.byId('ada'));
    expect(await hasPage(pagePaths.agent('ada'))).toBe(false);
    expect(await readable(agentPaths.byId('ada'), commentPaths.list('ada'), photo('ada'))).toEqual([]);
  },
);
