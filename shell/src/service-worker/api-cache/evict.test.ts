// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STATES } from '@naija/contracts/domain/states';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { DataServer } from '../testing/data-server.ts';
import { stubWorkerScope, type TestScope } from '../testing/worker-scope.ts';
import { evictOldest } from './evict.ts';
import { setFavouriteIds } from './cache-entries.ts';

const DAY = 24 * 60 * 60 * 1_000;
let server: DataServer;
let scope: TestScope;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:05:00Z') });
  scope = stubWorkerScope();
  server = new DataServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const photo = (id: string) => `/media/${id.padStart(32, '0')}/320.webp`;

/** A minute later, a visitor reads an agent's profile. */
async function read(id: string): Promise<void> {
  vi.setSystemTime(Date.now() + 60_000);
  server.respondAt(agentPaths.byId(id), () => Response.json({ data: { id, image: photo(id) } }));
  server.respondAt(commentPaths.list(id), () => Response.json({ comments: [] }));
  server.respondAt(photo(id), () => new Response('photo', { headers: { 'content-type': 'image/webp' } }));
  for (const path of [agentPaths.byId(id), commentPaths.list(id), photo(id)]) await server.visit(path);
}

async function look(path: string): Promise<void> {
  vi.setSystemTime(Date.now() + 60_000);
  server.respondAt(path, () => Response.json({ data: [] }));
  await server.visit(path);
}

const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));
/** True if the profile can be read offline. */
async function isHere(path: string): Promise<boolean> {
  server.goDown();
  return (await server.visit(path)).ok;
}

async function readable(paths: readonly string[]): Promise<string[]> {
  const here = [];
  for (const path of paths) if (await isHere(path)) here.push(path);
  return here;
}

test('keeps the last 50 agents with comments and photos, and evicts older ones', async () => {
  for (const id of ids(75)) await read(id);
  const last = ids(75).slice(-50);
  const wanted = last.flatMap((id) => [agentPaths.byId(id), commentPaths.list(id), photo(id)]);
  expect(await readable(wanted)).toEqual(wanted);
  expect(await isHere(agentPaths.byId('1'))).toBe(false);
});

test('viewing an agent again protects it from eviction', async () => {
  for (const id of ids(50)) await read(id);
  await read('1');
  for (const id of ids(75).slice(50)) await read(id);
  expect(await isHere(agentPaths.byId('1'))).toBe(true);
  expect(await isHere(agentPaths.byId('2'))).toBe(false);
});

test('searches never evict the last 12 states', async () => {
  const states = STATES.slice(0, 12).map(({ slug }) => agentPaths.byLocation(slug));
  for (const path of states) await look(path);
  for (const id of ids(60)) await look(agentPaths.byLocation(`somebody ${id}`));
  for (const { slug } of STATES) await look(`${agentPaths.byLocation(slug)}?sort=fee`);
  expect(await readable(states)).toEqual(states);
});

test('favourites are never evicted, whatever their age', async () => {
  await read('999');
  await setFavouriteIds(['999']);
  vi.setSystemTime(Date.now() + 60 * DAY);
  for (const id of ids(70)) await read(id);
  expect(await isHere(agentPaths.byId('999'))).toBe(true);
  expect(await isHere(photo('999'))).toBe(true);
});

test('entries that were not viewed for a month are evicted after a restart of the worker', async () => {
  for (const id of ids(2)) await read(id);
  vi.setSystemTime(Date.now() + 31 * DAY);
  await read('2');
  vi.resetModules();
  const { evictSurplus } = await import('./evict.ts');
  await evictSurplus('agents');
  expect(await readable(ids(2).map(agentPaths.byId))).toEqual([agentPaths.byId('2')]);
});

test('a full device evicts the oldest agents for new data, and no favourite', async () => {
  await read('999');
  await setFavouriteIds(['999']);
  for (const id of ids(8)) await read(id);
  let full = true;
  scope.caches.beforePut = () => {
    if (full) {
      full = false;
      throw new DOMException('full', 'QuotaExceededError');
    }
  };
  await look(agentPaths.byLocation('lagos'));
  expect(await isHere(agentPaths.byLocation('lagos'))).toBe(true);
  const agents = ['999', ...ids(8)].map(agentPaths.byId);
  expect(await readable(agents)).toEqual(['999', ...ids(8).slice(2)].map(agentPaths.byId));
});

test('on a full device with nothing to evict, visitors still get their responses', async () => {
  scope.caches.beforePut = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  server.respondAt(agentPaths.byLocation('lagos'), () => Response.json({ data: ['Ada'] }));
  expect(await (await server.visit(agentPaths.byLocation('lagos'))).json()).toEqual({ data: ['Ada'] });
  expect(await evictOldest()).toBe(false);
});
