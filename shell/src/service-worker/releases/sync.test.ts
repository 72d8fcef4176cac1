// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readRegistry, releasesOf, type RegistryEntry } from '@naija/contracts/remote/registry';
import { earlier } from '../../testing/registry.ts';
import { setDataSaver } from '../data-saver.ts';
import { ReleaseServer } from '../testing/release-server.ts';
import { stubWorkerScope, type TestScope } from '../testing/worker-scope.ts';
import { activeRegistry } from './active-registry.ts';
import { recordOpened } from './opened-remotes.ts';
import { isComplete } from './release-cache.ts';
import { syncReleases } from './sync.ts';

vi.mock('./precache.ts', () => ({ BUILD: 'now', registryKey: () => Promise.resolve(undefined) }));

const FOLDER = '/remotes/sample/2.0.0/';
const NEWER_SHELL = { requires: { react: '^99.0.0' } };
let site: ReleaseServer;
let scope: TestScope;
let one: RegistryEntry;
let two: RegistryEntry;

beforeEach(async () => {
  scope = stubWorkerScope();
  scope.pages = ['tab'];
  site = new ReleaseServer();
  one = await site.publish('sample', '1.0.0');
  two = await site.publish('sample', '2.0.0');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The releases of the remote that pages are given now, default one first. */
async function given(remote = 'sample'): Promise<string[]> {
  const active = await activeRegistry();
  return active === undefined
    ? []
    : releasesOf(readRegistry(active), remote).map(({ metadata }) => metadata.version);
}

async function kept(...releases: RegistryEntry[]): Promise<boolean[]> {
  return Promise.all(releases.map((release) => isComplete('sample', release)));
}

/** The visitor had this release before the newest one came. */
async function hadBefore(release: RegistryEntry): Promise<void> {
  site.list('sample', release);
  await syncReleases();
  site.requested.length = 0;
}

test('pages get a registry only after its default and fallback releases are downloaded', async () => {
  site.list('sample', two, one);
  await syncReleases();
  expect(await kept(two, one)).toEqual([true, true]);
  expect(await given()).toEqual(['2.0.0', '1.0.0']);
});

test('a malformed newest release affects neither the earlier ones nor other remotes', async () => {
  const other = await site.publish('other', '1.0.0');
  site.list('other', other);
  site.listRaw('sample', [
    { ...two, url: 'http://' },
    { ...one, deployment: { traffic: 0, default: false } },
  ]);
  await syncReleases();
  expect([await kept(one), await given(), await given('other')]).toEqual([[true], ['1.0.0'], ['1.0.0']]);
  expect(await isComplete('other', other)).toBe(true);
});

test('downloads a canary beside the default and the fallback', async () => {
  const canary = await site.publish('sample', '3.0.0');
  site.listExactly('sample', two, { ...canary, deployment: { traffic: 5, default: false } }, earlier(one));
  await syncReleases();
  expect(await kept(one, two, canary)).toEqual([true, true, true]);
});

test('pages learn which remotes have changed, and nothing after the first sync', async () => {
  await hadBefore(one);
  expect(scope.posted).toEqual([]);
  site.list('sample', two, one);
  await syncReleases();
  await syncReleases();
  expect(scope.posted).toEqual([{ type: 'RELEASES_CHANGED', remotes: ['sample'] }]);
});

test('a rollback reaches visitors who have the newer release', async () => {
  site.list('sample', two, one);
  await syncReleases();
  site.list('sample', one, two);
  await syncReleases();
  expect(await given()).toEqual(['1.0.0', '2.0.0']);
});

test.each([
  ['is damaged', () => site.files.set(`${FOLDER}page.js`, 'something else')],
  ['is missing', () => site.files.delete(`${FOLDER}page.css`)],
  ['has another manifest', () => site.files.set(`${FOLDER}release.json`, '{}')],
])('a release of which a file %s is not served, and the one before stays', async (_what, damage) => {
  await hadBefore(one);
  damage();
  site.list('sample', two, one);
  await syncReleases();
  expect(await given()).toEqual(['1.0.0']);
});

test('resumes a download that was interrupted', async () => {
  const page = site.files.get(`${FOLDER}page.css`) ?? '';
  site.files.delete(`${FOLDER}page.css`);
  site.list('sample', two);
  await syncReleases();
  site.files.set(`${FOLDER}page.css`, page);
  await syncReleases();
  expect(await kept(two)).toEqual([true]);
  expect(site.requestCount(`${FOLDER}remoteEntry.js`)).toBe(1);
});

test('a sync fetches no file that is cached', async () => {
  await hadBefore(two);
  await syncReleases();
  expect(site.requested).toEqual(['/remotes.json']);
});

test('a remote that cannot be downloaded does not delay the others', async () => {
  await hadBefore(one);
  site.files.delete(`${FOLDER}page.js`);
  site.list('sample', two, one);
  site.list('other', await site.publish('other', '3.0.0'));
  await syncReleases();
  expect([await given('sample'), await given('other')]).toEqual([['1.0.0'], ['3.0.0']]);
});

test('a missing fallback does not delay the new release', async () => {
  site.files.delete('/remotes/sample/1.0.0/page.js');
  site.list('sample', two, one);
  await syncReleases();
  expect(await kept(two)).toEqual([true]);
  expect(await given()).toEqual(['2.0.0', '1.0.0']);
});

describe('a release that needs a newer shell', () => {
  test('is held back, and the one before stays', async () => {
    await hadBefore(one);
    site.list('sample', await site.publish('sample', '3.0.0', NEWER_SHELL), one);
    await syncReleases();
    expect(await given()).toEqual(['1.0.0']);
    expect(scope.posted).toEqual([]);
  });

  test('is served with a compatible fallback where there was none before', async () => {
    site.list('sample', await site.publish('sample', '3.0.0', NEWER_SHELL), one);
    await syncReleases();
    expect(await kept(one)).toEqual([true]);
    expect(await given()).toEqual(['3.0.0', '1.0.0']);
  });
});

describe('a visitor on data saver', () => {
  test('gets no new release of a remote that was never opened on this device', async () => {
    await hadBefore(one);
    await setDataSaver(true);
    site.list('sample', two, one);
    await syncReleases();
    expect(await given()).toEqual(['1.0.0']);
    expect(site.requested).toEqual(['/remotes.json']);
  });

  test('gets new releases of remotes that were opened', async () => {
    await hadBefore(one);
    await recordOpened('https://naija.test/remotes/sample/1.0.0/remoteEntry.js');
    await setDataSaver(true);
    site.list('sample', two, one);
    await syncReleases();
    expect(await given()).toEqual(['2.0.0', '1.0.0']);
  });
});

test('refuses a registry that is older than the active one', async () => {
  site.list('sample', one);
  const old = site.files.get('/remotes.json') ?? '';
  await hadBefore(two);
  site.files.set('/remotes.json', old);
  await syncReleases();
  expect(await given()).toEqual(['2.0.0']);
});

test.each([
  ['is unavailable', undefined],
  ['is the page of a login', '<html>Please log in</html>'],
  ['lists nothing', '{"schema":"x","microFrontends":{}}'],
])('a registry that %s changes nothing', async (_what, answer) => {
  await hadBefore(one);
  if (answer === undefined) site.files.delete('/remotes.json');
  else site.files.set('/remotes.json', answer);
  await syncReleases().catch(() => undefined);
  expect(await given()).toEqual(['1.0.0']);
  expect(await kept(one)).toEqual([true]);
});
