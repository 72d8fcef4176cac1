// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { setDataSaver } from './data-saver.ts';
import { DataServer } from './testing/data-server.ts';
import { stubWorkerScope } from './testing/worker-scope.ts';
import { emptyApiCaches, readUsage } from './data-usage.ts';
import { prefetchFavourites } from './prefetch-favourites.ts';
import { favouriteIds } from './api-cache/cache-entries.ts';
import { readOfflineContent } from './api-cache/offline-search.ts';

const PHOTO = `/media/${'b'.repeat(32)}/320.webp`;
const FILES = [agentPaths.byId('7'), commentPaths.list('7'), PHOTO];
let server: DataServer;

beforeEach(() => {
  stubWorkerScope();
  Object.assign(navigator, { storage: { estimate: () => Promise.resolve({ usage: 1_000_000 }) } });
  server = new DataServer();
  const record = { id: '7', name: 'Ada Obi', state: 'lagos', image: PHOTO };
  server.respondAt(agentPaths.byId('7'), () => Response.json({ data: record }));
  server.respondAt(commentPaths.list('7'), () => Response.json({ comments: [], nextCursor: null }));
  server.respondAt(PHOTO, () => new Response('photo', { headers: { 'content-type': 'image/webp' } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a favourite that was never opened can be read offline', async () => {
  await prefetchFavourites(['7']);
  server.goDown();
  for (const path of FILES) expect((await server.visit(path)).ok).toBe(true);
});

test('a cached favourite is not fetched again', async () => {
  await prefetchFavourites(['7']);
  await prefetchFavourites(['7']);
  expect(server.requested).toEqual(FILES);
});

test('on data saver, favourites are stored but not fetched', async () => {
  await setDataSaver(true);
  await prefetchFavourites(['7']);
  expect(server.requested).toEqual([]);
  expect(await favouriteIds()).toEqual(['7']);
});

test('pages learn which states and agents can be read offline', async () => {
  server.respondAt(agentPaths.byLocation('lagos'), () => Response.json({ data: [] }));
  await server.visit(agentPaths.byLocation('lagos'));
  await prefetchFavourites(['7']);
  expect(await readOfflineContent()).toEqual({
    states: ['lagos'],
    agents: [{ id: '7', name: 'Ada Obi', state: 'lagos' }],
  });
});

test('if the browser estimates no usage, the cached responses are counted', async () => {
  Object.assign(navigator, { storage: { estimate: () => Promise.reject(new TypeError('no storage')) } });
  await prefetchFavourites(['7']);
  const { held, saved } = await readUsage();
  expect(held).toBe(saved);
});

test('a browser whose estimate never arrives is not waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Object.assign(navigator, { storage: { estimate: () => new Promise(() => undefined) } });
  const usage = readUsage();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await usage).toMatchObject({ held: 0 });
  vi.useRealTimers();
});

test('emptying deletes every response and photo, and no favourite', async () => {
  await prefetchFavourites(['7']);
  expect((await readUsage()).saved).toBeGreaterThan('photo'.length);
  expect(await emptyApiCaches()).toMatchObject({ saved: 0 });
  server.goDown();
  for (const path of FILES) expect((await server.visit(path)).type).toBe('error');
  expect(await favouriteIds()).toEqual(['7']);
});
