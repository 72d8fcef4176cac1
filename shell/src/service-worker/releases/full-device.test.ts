// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { readRegistry, releasesOf, type RegistryEntry } from '@naija/contracts/remote/registry';
import { DataServer } from '../testing/data-server.ts';
import { ReleaseServer } from '../testing/release-server.ts';
import { stubWorkerScope, type TestScope } from '../testing/worker-scope.ts';
import { receivedActiveRegistry } from './active-registry.ts';
import { isComplete } from './release-cache.ts';
import { syncReleases } from './sync.ts';

vi.mock('./precache.ts', () => ({ BUILD: 'now', registryKeys: () => Promise.resolve([]) }));

let site: ReleaseServer;
let scope: TestScope;
let one: RegistryEntry;
let two: RegistryEntry;
let other: RegistryEntry;
let otherBefore: RegistryEntry;

beforeEach(async () => {
  scope = stubWorkerScope();
  scope.pages = ['tab'];
  site = new ReleaseServer();
  [one, two] = [await site.publish('sample', '1.0.0'), await site.publish('sample', '2.0.0')];
  [otherBefore, other] = [await site.publish('other', '1.0.0'), await site.publish('other', '2.0.0')];
  site.list('sample', two, one);
  site.list('other', other, otherBefore);
  await syncReleases();
  scope.posted = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The versions that pages get of the remote that is rolled back. */
async function given(): Promise<string[]> {
  const active = await receivedActiveRegistry();
  return active === undefined
    ? []
    : releasesOf(readRegistry(active), 'sample').map(({ metadata }) => metadata.version);
}

/** Lets writes fail unless enough entries are deleted first. */
async function full(entriesToDrop: number): Promise<void> {
  const limit = (await scope.caches.size()) - entriesToDrop;
  scope.caches.beforePut = async () => {
    if ((await scope.caches.size()) > limit) throw new DOMException('full', 'QuotaExceededError');
  };
}

test('a rollback reaches visitors with a full device: cached data is evicted for it', async () => {
  const server = new DataServer();
  for (const state of ['lagos', 'kano', 'oyo']) {
    server.respondAt(agentPaths.byLocation(state), () => Response.json({ data: [] }));
    await server.visit(agentPaths.byLocation(state));
  }
  site.stubFetch();
  await full(2);
  site.list('sample', one);
  await syncReleases();
  expect(await given()).toEqual(['1.0.0']);
  expect(await isComplete('other', otherBefore)).toBe(true);
});

test('on a full device without cached data, fallback releases are deleted for a rollback', async () => {
  await full(1);
  site.requested.length = 0;
  site.list('sample', one);
  await syncReleases();
  expect(await given()).toEqual(['1.0.0']);
  expect(await isComplete('sample', one)).toBe(true);
  expect(await isComplete('other', other)).toBe(true);
  // It was deleted, and downloaded again once the withdrawn release was gone.
  expect(site.requestCount('/remotes/other/1.0.0/release.json')).toBe(1);
  expect(site.requestCount('/remotes/other/2.0.0/release.json')).toBe(0);
});

test('a device without any room still stops serving a release that was rolled back', async () => {
  await full(Infinity);
  site.list('sample', one);
  await syncReleases().catch(() => undefined);
  expect(await given()).toEqual([]);
  expect(await isComplete('sample', two)).toBe(false);
  expect(await isComplete('sample', one)).toBe(true);
  expect(scope.posted).toEqual([{ type: 'RELEASES_CHANGED', remotes: ['sample'] }]);
});

test('a new release that does not fit on the device changes nothing', async () => {
  await full(Infinity);
  site.list('sample', await site.publish('sample', '3.0.0'), two, one);
  await syncReleases().catch(() => undefined);
  expect(await given()).toEqual(['2.0.0', '1.0.0']);
  const kept = [isComplete('sample', two), isComplete('sample', one), isComplete('other', other)];
  expect(await Promise.all(kept)).toEqual([true, true, true]);
});

test('visitors get a rollback before any download ends', async () => {
  site.list('other', await site.publish('other', '3.0.0'), other);
  site.list('sample', one);
  let withdrawn: string[] = [];
  site.beforeResponse = async (path) => {
    if (path.includes('/3.0.0/') && withdrawn.length === 0) withdrawn = await given();
  };
  await syncReleases();
  expect(withdrawn).toEqual(['1.0.0']);
});

test('a release that was rolled back is not served while the fixed one cannot be downloaded', async () => {
  const mended = await site.publish('sample', '2.0.1');
  site.files.delete('/remotes/sample/2.0.1/page.js');
  site.list('sample', mended, one);
  await syncReleases();
  expect(await given()).toEqual(['2.0.1', '1.0.0']);
});

test('a rollback does not wait for the newer shell that the fixed release needs', async () => {
  site.list('sample', await site.publish('sample', '2.0.1', { requires: { react: '^99.0.0' } }), one);
  await syncReleases();
  expect(await given()).toEqual(['2.0.1', '1.0.0']);
});

test('releases that newer ones pushed out of the list are served until those are downloaded', async () => {
  const newer = await Promise.all(['3.0.0', '4.0.0', '5.0.0'].map((name) => site.publish('sample', name)));
  const [three, four, five] = newer as [RegistryEntry, RegistryEntry, RegistryEntry];
  site.files.delete('/remotes/sample/5.0.0/page.js');
  site.list('sample', five, four, three);
  await syncReleases();
  expect(await given()).toEqual(['2.0.0', '1.0.0']);
});

test('a sync without changes writes nothing', async () => {
  const put: string[] = [];
  scope.caches.beforePut = (url) => void put.push(url);
  await syncReleases();
  expect(put).toEqual([]);
});
