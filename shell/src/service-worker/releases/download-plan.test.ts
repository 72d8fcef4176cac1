// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RegistryEntry, readRegistry, releasesOf } from '@naija/contracts/remote/registry';
import { ReleaseServer } from '../testing/release-server.ts';
import { stubWorkerScope } from '../testing/worker-scope.ts';
import { setDataSaver } from '../data-saver.ts';
import { deleteState } from '../state.ts';
import { isOfflineReady, receivedActiveRegistry } from './active-registry.ts';
import { keepEverything } from './lifecycle.ts';
import { isComplete } from './release-cache.ts';
import { isEverythingKept } from './download-plan.ts';
import { cacheOptionalFiles } from './precache.ts';
import { followOpened, followWanted } from './routes.ts';
import { syncReleases } from './sync.ts';

// Workbox reads `self` when it is imported.
vi.hoisted(() => vi.stubGlobal('self', globalThis));

vi.mock('./precache.ts', () => ({
  BUILD: 'now',
  registryKeys: () => Promise.resolve([]),
  cacheOptionalFiles: vi.fn(() => Promise.resolve()),
}));

let site: ReleaseServer;
let home: RegistryEntry;
let login: RegistryEntry;
let number = 0;
/** A remote that no test before has opened: a worker remembers them in memory, too. */
let remote: string;

const publishLogin = (version: string) =>
  site.publish(remote, version, { routes: [{ path: '/login', js: [], css: [] }] });

beforeEach(async () => {
  stubWorkerScope();
  remote = `login${String((number += 1))}`;
  site = new ReleaseServer();
  home = await site.publish('home', '1.0.0');
  login = await publishLogin('1.0.0');
  site.list('home', home);
  site.list(remote, login);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const kept = async () => [await isComplete('home', home), await isComplete(remote, login)];
const versions = async () =>
  releasesOf(readRegistry(await receivedActiveRegistry()), remote).map(({ metadata }) => metadata.version);

test('the first visit downloads the pages that are likely to be opened next, and no file of the others', async () => {
  await syncReleases();
  expect(await kept()).toEqual([true, false]);
  expect(site.requested.filter((path) => path.includes(remote))).toEqual([]);
  expect(await isOfflineReady()).toBe(true);
});

test('a remote is downloaded once one of its pages is opened', async () => {
  await syncReleases();
  await followOpened([remote]);
  expect(await kept()).toEqual([true, true]);
});

test('a device that keeps everything downloads the other pages, now and with each later release', async () => {
  await syncReleases();
  await keepEverything();
  expect(await kept()).toEqual([true, true]);
  const next = await publishLogin('2.0.0');
  site.list(remote, next, login);
  await syncReleases();
  expect(await isComplete(remote, next)).toBe(true);
});

test('pages get the newest release of a remote that this device does not keep', async () => {
  await syncReleases();
  site.list(remote, await publishLogin('2.0.0'), login);
  await syncReleases();
  expect(await versions()).toEqual(['2.0.0', '1.0.0']);
  expect(await kept()).toEqual([true, false]);
});

test('a device that no longer keeps a remote gives pages its newest release, not the one that is cached', async () => {
  await keepEverything();
  await deleteState('everything');
  site.list(remote, await publishLogin('2.0.0'), login);
  await syncReleases();
  expect(await versions()).toEqual(['2.0.0', '1.0.0']);
});

test('a remote that the visitor points at is downloaded, but not its next release', async () => {
  await syncReleases();
  await followWanted([remote]);
  expect(await kept()).toEqual([true, true]);
});

test('a second visit over Wi-Fi downloads everything once', async () => {
  await syncReleases();
  await keepEverything(true);
  expect(await kept()).toEqual([true, true]);
  expect(await isEverythingKept()).toBe(false);
});

test('files for agents that could not be downloaded are asked for again', async () => {
  vi.mocked(cacheOptionalFiles).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await keepEverything();
  vi.mocked(cacheOptionalFiles).mockClear();
  await keepEverything();
  expect(cacheOptionalFiles).toHaveBeenCalledOnce();
});

test('a device is not ready for offline use without the home page, also with data saver on', async () => {
  await setDataSaver(true);
  await syncReleases();
  expect(await isOfflineReady()).toBe(false);
});

test('with data saver on, only what was opened is downloaded', async () => {
  await setDataSaver(true);
  await syncReleases();
  await keepEverything();
  expect(await kept()).toEqual([false, false]);
  await followOpened([remote]);
  expect(await kept()).toEqual([false, true]);
});
