// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { readRegistry, releasesOf, type RegistryEntry } from '@naija/contracts/remote/registry';
import { DataServer } from '../testing/data-server.ts';
import { ReleaseServer } from '../testing/release-server.ts';
import { inWorker, type TestScope } from '../testing/worker-scope.ts';
import { activeRegistry } from './active-registry.ts';
import { isComplete } from './release-cache.ts';
import { syncReleases } from './sync.ts';

vi.mock('./precache.ts', () => ({ BUILD: 'now', registryKey: () => Promise.resolve(undefined) }));

let site: ReleaseServer;
let scope: TestScope;
let one: RegistryEntry;
let two: RegistryEntry;
let other: RegistryEntry;
let otherBefore: RegistryEntry;

beforeEach(async () => {
  scope = inWorker();
  scope.pages = ['tab'];
  site = new ReleaseServer();
  [one, two] = [await site.publish('sample', '1.0.0'), await site.publish('sample', '2.0.0')];
  [otherBefore, other] = [await site.publish('other', '1.0.0'), await site.publish('other', '2.0.0')];
  site.list('sample', two, one);
  site.list('other', other, otherBefore);
  await syncReleases();
  scope.told = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What pages are given now of the remote whose release is rolled back. */
async function given(): Promise<string[]> {
  const active = await activeRegistry();
  return active === undefined
    ? []
    : releasesOf(readRegistry(active), 'sample').map(({ metadata }) => metadata.version);
}

/** From now on the device takes nothing in unless so much is dropped first. */
async function full(entriesToDrop: number): Promise<void> {
  const limit = (await scope.caches.size()) - entriesToDrop;
  scope.caches.beforePut = async () => {
    if ((await scope.caches.size()) > limit) throw new DOMException('full', 'QuotaExceededError');
  };
}

test('a rollback reaches a full device, on which saved data makes room for it', async () => {
  const answers = new DataServer();
  for (const state of ['lagos', 'kano', 'oyo']) {
    answers.answers(agentPaths.byLocation(state), () => Response.json({ data: [] }));
    await answers.visit(agentPaths.byLocation(state));
  }
  site.answerAll();
  await full(2);
  site.list('sample', one);
  await syncReleases();
  expect(await given()).toEqual(['1.0.0']);
  expect(await isComplete('other', otherBefore)).toBe(true);
});

test('where no data is left to drop, releases that are only there to fall back on make room', async () => {
  await full(1);
  site.asked.length = 0;
  site.list('sample', one);
  await syncReleases();
  expect(await given()).toEqual(['1.0.0']);
  expect(await isComplete('sample', one)).toBe(true);
  expect(await isComplete('other', other)).toBe(true);
  // It was dropped, and came back when the release that was rolled back had gone.
  expect(site.timesAsked('/remotes/other/1.0.0/release.json')).toBe(1);
  expect(site.timesAsked('/remotes/other/2.0.0/release.json')).toBe(0);
});

test('a device that has room for nothing at all still gives nobody what was rolled back', async () => {
  await full(Infinity);
  site.list('sample', one);
  await syncReleases().catch(() => undefined);
  expect(await given()).toEqual([]);
  expect(await isComplete('sample', two)).toBe(false);
  expect(await isComplete('sample', one)).toBe(true);
  expect(scope.told).toEqual([{ type: 'RELEASES_CHANGED', remotes: ['sample'] }]);
});

test('a release for which there is no room leaves everything as it was', async () => {
  await full(Infinity);
  site.list('sample', await site.publish('sample', '3.0.0'), two, one);
  await syncReleases().catch(() => undefined);
  expect(await given()).toEqual(['2.0.0', '1.0.0']);
  const kept = [isComplete('sample', two), isComplete('sample', one), isComplete('other', other)];
  expect(await Promise.all(kept)).toEqual([true, true, true]);
});

test('a rollback waits for no download, of its own remote or of another', async () => {
  site.list('other', await site.publish('other', '3.0.0'), other);
  site.list('sample', one);
  let withdrawn: string[] = [];
  site.beforeAnswer = async (path) => {
    if (path.includes('/3.0.0/') && withdrawn.length === 0) withdrawn = await given();
  };
  await syncReleases();
  expect(withdrawn).toEqual(['1.0.0']);
});

test('what was rolled back is given to nobody while the mended release cannot be had', async () => {
  const mended = await site.publish('sample', '2.0.1');
  site.files.delete('/remotes/sample/2.0.1/page.js');
  site.list('sample', mended, one);
  await syncReleases();
  expect(await given()).toEqual(['2.0.1', '1.0.0']);
});

test('a rollback does not wait for the shell that the mended release needs', async () => {
  site.list('sample', await site.publish('sample', '2.0.1', { requires: { react: '^99.0.0' } }), one);
  await syncReleases();
  expect(await given()).toEqual(['2.0.1', '1.0.0']);
});

test('releases that newer ones have pushed out of the list go on until those are here', async () => {
  const newer = await Promise.all(['3.0.0', '4.0.0', '5.0.0'].map((name) => site.publish('sample', name)));
  const [three, four, five] = newer as [RegistryEntry, RegistryEntry, RegistryEntry];
  site.files.delete('/remotes/sample/5.0.0/page.js');
  site.list('sample', five, four, three);
  await syncReleases();
  expect(await given()).toEqual(['2.0.0', '1.0.0']);
});

test('where nothing has changed nothing is written', async () => {
  const put: string[] = [];
  scope.caches.beforePut = (url) => void put.push(url);
  await syncReleases();
  expect(put).toEqual([]);
});
