// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOSTILE_LISTS } from '../../testing/hostile.ts';
import { ReleaseServer } from '../testing/release-server.ts';
import { inWorker, type TestScope } from '../testing/worker-scope.ts';
import { sayReady } from './ready.ts';
import { syncReleases } from './sync.ts';

vi.mock('./precache.ts', () => ({ BUILD: 'now', registryKey: () => Promise.resolve(undefined) }));

const READY = { type: 'OFFLINE_READY' };
let site: ReleaseServer;
let scope: TestScope;

beforeEach(async () => {
  scope = inWorker();
  scope.pages = ['tab'];
  site = new ReleaseServer();
  site.list(
    'sample',
    await site.publish('sample', '1.0.0', { routes: [{ path: '/sample/one', js: [], css: [] }] }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('it is said once that everything is here', async () => {
  await syncReleases();
  await sayReady();
  await sayReady();
  expect(scope.told).toEqual([READY]);
});

test('it is not said while something is missing', async () => {
  const file = '/remotes/sample/1.0.0/page.js';
  const text = site.files.get(file) ?? '';
  site.files.delete(file);
  await syncReleases();
  await sayReady();
  expect(scope.told).toEqual([]);
  site.files.set(file, text);
  await syncReleases();
  await sayReady();
  expect(scope.told).toEqual([READY]);
});

test.each(HOSTILE_LISTS)('it is said though another remote has %s', async (_what, make) => {
  site.listRaw('rogue', make(await site.publish('rogue', '1.0.0')));
  await syncReleases();
  await sayReady();
  expect(scope.told).toEqual([READY]);
});

test('it is said to the next page where none was open', async () => {
  await syncReleases();
  scope.pages = [];
  await sayReady();
  scope.pages = ['tab'];
  await sayReady();
  expect(scope.told).toEqual([READY]);
});
