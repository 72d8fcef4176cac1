// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MALFORMED_LISTS } from '../../testing/malformed-lists.ts';
import { ReleaseServer } from '../testing/release-server.ts';
import { stubWorkerScope } from '../testing/worker-scope.ts';
import { isOfflineReady } from './active-registry.ts';
import { syncReleases } from './sync.ts';

vi.mock('./precache.ts', () => ({ BUILD: 'now', registryKeys: () => Promise.resolve([]) }));

let site: ReleaseServer;

beforeEach(async () => {
  stubWorkerScope();
  site = new ReleaseServer();
  site.list('sample', await site.publish('sample', '1.0.0', { routes: [{ path: '/', js: [], css: [] }] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('before a registry is active the site is not ready offline', async () => {
  expect(await isOfflineReady()).toBe(false);
});

test('the site is ready offline once no file is missing', async () => {
  const file = '/remotes/sample/1.0.0/page.js';
  const text = site.files.get(file) ?? '';
  site.files.delete(file);
  await syncReleases();
  expect(await isOfflineReady()).toBe(false);
  site.files.set(file, text);
  await syncReleases();
  expect(await isOfflineReady()).toBe(true);
});

test.each(MALFORMED_LISTS)(
  'the site is ready offline although another remote has %s',
  async (_what, make) => {
    site.listRaw('rogue', make(await site.publish('rogue', '1.0.0')));
    await syncReleases();
    expect(await isOfflineReady()).toBe(true);
  },
);
