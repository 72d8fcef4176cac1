// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MALFORMED_LISTS } from '../../testing/malformed-lists.ts';
import { ReleaseServer } from '../testing/release-server.ts';
import { stubWorkerScope, type TestScope } from '../testing/worker-scope.ts';
import { announceReady } from './offline-ready.ts';
import { syncReleases } from './sync.ts';

vi.mock('./precache.ts', () => ({ BUILD: 'now', registryKey: () => Promise.resolve(undefined) }));

const READY = { type: 'OFFLINE_READY' };
let site: ReleaseServer;
let scope: TestScope;

beforeEach(async () => {
  scope = stubWorkerScope();
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

test('the visitor is told once that the site is ready offline', async () => {
  await syncReleases();
  await announceReady();
  await announceReady();
  expect(scope.posted).toEqual([READY]);
});

test('the visitor is not told so while a file is missing', async () => {
  const file = '/remotes/sample/1.0.0/page.js';
  const text = site.files.get(file) ?? '';
  site.files.delete(file);
  await syncReleases();
  await announceReady();
  expect(scope.posted).toEqual([]);
  site.files.set(file, text);
  await syncReleases();
  await announceReady();
  expect(scope.posted).toEqual([READY]);
});

test.each(MALFORMED_LISTS)('the visitor is told so though another remote has %s', async (_what, make) => {
  site.listRaw('rogue', make(await site.publish('rogue', '1.0.0')));
  await syncReleases();
  await announceReady();
  expect(scope.posted).toEqual([READY]);
});

test('where no page was open, the next one is told', async () => {
  await syncReleases();
  scope.pages = [];
  await announceReady();
  scope.pages = ['tab'];
  await announceReady();
  expect(scope.posted).toEqual([READY]);
});
