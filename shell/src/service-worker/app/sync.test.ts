// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readRegistry, releasesOf, type RegistryEntry } from '@naija/contracts/remote/registry';
import { earlier } from '../../testing/registry.ts';
import { setFrugal } from '../frugal.ts';
import { ReleaseServer } from '../testing/release-server.ts';
import { inWorker, type TestScope } from '../testing/worker-scope.ts';
import { activeRegistry } from './active-registry.ts';
import { noteOpened } from './opened-remotes.ts';
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
  scope = inWorker();
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
  site.asked.length = 0;
}

test('the default release and the one before it are here before pages are given them', async () => {
  site.list('sample', two, one);
  await syncReleases();
  expect(await kept(two, one)).toEqual([true, true]);
  expect(await given()).toEqual(['2.0.0', '1.0.0']);
});

test('a newest release that makes no sense keeps neither the earlier ones nor other remotes away', async () => {
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

test('a release on trial is here beside the default one and the one before', async () => {
  const trial = await site.publish('sample', '3.0.0');
  site.listExactly('sample', two, { ...trial, deployment: { traffic: 5, default: false } }, earlier(one));
  await syncReleases();
  expect(await kept(one, two, trial)).toEqual([true, true, true]);
});

test('pages are told which remotes have changed, and of nothing the first time', async () => {
  await hadBefore(one);
  expect(scope.told).toEqual([]);
  site.list('sample', two, one);
  await syncReleases();
  await syncReleases();
  expect(scope.told).toEqual([{ type: 'RELEASES_CHANGED', remotes: ['sample'] }]);
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
  ['is described by another text', () => site.files.set(`${FOLDER}release.json`, '{}')],
])('a release of which something %s is not given, and the one before goes on', async (_what, damage) => {
  await hadBefore(one);
  damage();
  site.list('sample', two, one);
  await syncReleases();
  expect(await given()).toEqual(['1.0.0']);
});

test('what was fetched before the worker was stopped is not fetched again', async () => {
  const page = site.files.get(`${FOLDER}page.css`) ?? '';
  site.files.delete(`${FOLDER}page.css`);
  site.list('sample', two);
  await syncReleases();
  site.files.set(`${FOLDER}page.css`, page);
  await syncReleases();
  expect(await kept(two)).toEqual([true]);
  expect(site.timesAsked(`${FOLDER}remoteEntry.js`)).toBe(1);
});

test('nothing is fetched twice of what is here', async () => {
  await hadBefore(two);
  await syncReleases();
  expect(site.asked).toEqual(['/remotes.json']);
});

test('a remote that cannot be had does not hold up the others', async () => {
  await hadBefore(one);
  site.files.delete(`${FOLDER}page.js`);
  site.list('sample', two, one);
  site.list('other', await site.publish('other', '3.0.0'));
  await syncReleases();
  expect([await given('sample'), await given('other')]).toEqual([['1.0.0'], ['3.0.0']]);
});

test('an earlier release that is gone from the server does not hold up the new one', async () => {
  site.files.delete('/remotes/sample/1.0.0/page.js');
  site.list('sample', two, one);
  await syncReleases();
  expect(await kept(two)).toEqual([true]);
  expect(await given()).toEqual(['2.0.0', '1.0.0']);
});

describe('a release that needs a newer shell', () => {
  test('is held back, and the one before goes on', async () => {
    await hadBefore(one);
    site.list('sample', await site.publish('sample', '3.0.0', NEWER_SHELL), one);
    await syncReleases();
    expect(await given()).toEqual(['1.0.0']);
    expect(scope.told).toEqual([]);
  });

  test('is not waited for where there is nothing before: the release that fits is fetched', async () => {
    site.list('sample', await site.publish('sample', '3.0.0', NEWER_SHELL), one);
    await syncReleases();
    expect(await kept(one)).toEqual([true]);
    expect(await given()).toEqual(['3.0.0', '1.0.0']);
  });
});

describe('a visitor who spares data', () => {
  test('gets no new release of a remote that this phone has never opened', async () => {
    await hadBefore(one);
    await setFrugal(true);
    site.list('sample', two, one);
    await syncReleases();
    expect(await given()).toEqual(['1.0.0']);
    expect(site.asked).toEqual(['/remotes.json']);
  });

  test('gets new releases of what was opened', async () => {
    await hadBefore(one);
    await noteOpened('https://naija.test/remotes/sample/1.0.0/remoteEntry.js');
    await setFrugal(true);
    site.list('sample', two, one);
    await syncReleases();
    expect(await given()).toEqual(['2.0.0', '1.0.0']);
  });
});

test('a registry that is older than the one that is active is not followed', async () => {
  site.list('sample', one);
  const old = site.files.get('/remotes.json') ?? '';
  await hadBefore(two);
  site.files.set('/remotes.json', old);
  await syncReleases();
  expect(await given()).toEqual(['2.0.0']);
});

test.each([
  ['cannot be had', undefined],
  ['is the page of a login', '<html>Please log in</html>'],
  ['lists nothing', '{"schema":"x","microFrontends":{}}'],
])('where the registry %s, everything stays as it is', async (_what, answer) => {
  await hadBefore(one);
  if (answer === undefined) site.files.delete('/remotes.json');
  else site.files.set('/remotes.json', answer);
  await syncReleases().catch(() => undefined);
  expect(await given()).toEqual(['1.0.0']);
  expect(await kept(one)).toEqual([true]);
});
