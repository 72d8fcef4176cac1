// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STATES } from '@naija/contracts/domain/states';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { DataServer } from '../testing/data-server.ts';
import { inWorker, type TestScope } from '../testing/worker-scope.ts';
import { dropOldestData } from './drop-oldest.ts';
import { setSavedAgents } from './saved-agents.ts';

const DAY = 24 * 60 * 60 * 1_000;
let server: DataServer;
let scope: TestScope;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:05:00Z') });
  scope = inWorker();
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
  server.answers(agentPaths.byId(id), () => Response.json({ data: { id, image: photo(id) } }));
  server.answers(commentPaths.list(id), () => Response.json({ comments: [] }));
  server.answers(photo(id), () => new Response('photo', { headers: { 'content-type': 'image/webp' } }));
  for (const path of [agentPaths.byId(id), commentPaths.list(id), photo(id)]) await server.visit(path);
}

async function look(path: string): Promise<void> {
  vi.setSystemTime(Date.now() + 60_000);
  server.answers(path, () => Response.json({ data: [] }));
  await server.visit(path);
}

const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));
/** Whether a visitor without a line can read it. */
async function isHere(path: string): Promise<boolean> {
  server.goDown();
  return (await server.visit(path)).ok;
}

async function readable(paths: readonly string[]): Promise<string[]> {
  const here = [];
  for (const path of paths) if (await isHere(path)) here.push(path);
  return here;
}

test('the last 50 agents are kept with their comments and photos, however many were seen, and not without end', async () => {
  for (const id of ids(75)) await read(id);
  const last = ids(75).slice(-50);
  const wanted = last.flatMap((id) => [agentPaths.byId(id), commentPaths.list(id), photo(id)]);
  expect(await readable(wanted)).toEqual(wanted);
  expect(await isHere(agentPaths.byId('1'))).toBe(false);
});

test('an agent who is read again is not the oldest any more', async () => {
  for (const id of ids(50)) await read(id);
  await read('1');
  for (const id of ids(75).slice(50)) await read(id);
  expect(await isHere(agentPaths.byId('1'))).toBe(true);
  expect(await isHere(agentPaths.byId('2'))).toBe(false);
});

test('no number of searches takes the place of the last 12 states', async () => {
  const states = STATES.slice(0, 12).map(({ slug }) => agentPaths.byLocation(slug));
  for (const path of states) await look(path);
  for (const id of ids(60)) await look(agentPaths.byLocation(`somebody ${id}`));
  for (const { slug } of STATES) await look(`${agentPaths.byLocation(slug)}?sort=fee`);
  expect(await readable(states)).toEqual(states);
});

test('the agents a visitor saved stay, whatever is read after them and however long ago it was', async () => {
  await read('999');
  await setSavedAgents(['999']);
  vi.setSystemTime(Date.now() + 60 * DAY);
  for (const id of ids(70)) await read(id);
  expect(await isHere(agentPaths.byId('999'))).toBe(true);
  expect(await isHere(photo('999'))).toBe(true);
});

test('what nobody looked at for a month is gone when the worker starts anew', async () => {
  for (const id of ids(2)) await read(id);
  vi.setSystemTime(Date.now() + 31 * DAY);
  await read('2');
  vi.resetModules();
  const { tidyUp } = await import('./tidy-up.ts');
  await tidyUp('agents');
  expect(await readable(ids(2).map(agentPaths.byId))).toEqual([agentPaths.byId('2')]);
});

test('a full phone drops the oldest for what is new, and nothing that was saved on purpose', async () => {
  await read('999');
  await setSavedAgents(['999']);
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

test('where a phone is full and nothing can be dropped, visitors still get their answers', async () => {
  scope.caches.beforePut = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  server.answers(agentPaths.byLocation('lagos'), () => Response.json({ data: ['Ada'] }));
  expect(await (await server.visit(agentPaths.byLocation('lagos'))).json()).toEqual({ data: ['Ada'] });
  expect(await dropOldestData()).toBe(false);
});
