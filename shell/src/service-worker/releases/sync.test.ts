// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PAGES_CACHE } from '@naija/contracts/pwa/worker-messages';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { releaseId } from '../../remotes/release-id.ts';
import {
  readRegistry,
  REGISTRY_ACTIVE_HEADER,
  REGISTRY_PATH,
  releasesOf,
  remoteNames,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import { REMOTES_NAMED_MAX } from '@naija/contracts/remote/release-limits';
import { earlier } from '../../testing/registry.ts';
import { recordShell } from '../page-shells.ts';
import { setDataSaver } from '../data-saver.ts';
import { ReleaseServer } from '../testing/release-server.ts';
import { stubWorkerScope, type TestScope } from '../testing/worker-scope.ts';
import { receivedActiveRegistry } from './active-registry.ts';
import { followOpened, registryResponse, serverResponse } from './routes.ts';
import { openedRemotes, recordOpened, remotesOfFile } from './opened-remotes.ts';
import { isComplete } from './release-cache.ts';
import { syncReleases } from './sync.ts';

// Workbox reads `self` when it is imported.
vi.hoisted(() => vi.stubGlobal('self', globalThis));

vi.mock('./precache.ts', () => ({ BUILD: 'now', registryKeys: () => Promise.resolve([]) }));

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

/** The releases of the remote that pages get now, default first. */
async function given(remote = 'sample'): Promise<string[]> {
  const active = await receivedActiveRegistry();
  return active === undefined
    ? []
    : releasesOf(readRegistry(active), remote).map(({ metadata }) => metadata.version);
}

async function kept(...releases: RegistryEntry[]): Promise<boolean[]> {
  return Promise.all(releases.map((release) => isComplete('sample', release)));
}

/** The visitor had this release before the newest one was published. */
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

test('pages learn which remotes changed, but not after the first sync', async () => {
  await hadBefore(one);
  expect(scope.posted).toEqual([]);
  site.list('sample', two, one);
  await syncReleases();
  await syncReleases();
  expect(scope.posted).toEqual([{ type: 'RELEASES_CHANGED', remotes: ['sample'] }]);
});

test('a check during a sync finds a release that was published after the sync had read the registry', async () => {
  await hadBefore(one);
  let asked = 0;
  site.beforeResponse = (path) => {
    if (path === REGISTRY_PATH) asked += 1;
    if (asked === 2) site.list('sample', two, one);
    return Promise.resolve();
  };
  await Promise.all([syncReleases(), syncReleases(), syncReleases()]);
  expect(await given()).toEqual(['2.0.0', '1.0.0']);
  expect(asked, 'calls during a sync share the next one').toBe(2);
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
])('a release with a file that %s is not served, and the one before stays', async (_what, damage) => {
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

  test('is served with a compatible fallback if there was no release before', async () => {
    site.list('sample', await site.publish('sample', '3.0.0', NEWER_SHELL), one);
    await syncReleases();
    expect(await kept(one)).toEqual([true]);
    expect(await given()).toEqual(['3.0.0', '1.0.0']);
  });
});

describe('a visitor on data saver', () => {
  test('downloads no new release of a remote that was never opened on this device', async () => {
    await hadBefore(one);
    await setDataSaver(true);
    site.list('sample', two, one);
    await syncReleases();
    expect(await given()).toEqual(['2.0.0', '1.0.0']);
    expect(site.requested).toEqual(['/remotes.json']);
  });

  test('gets new releases of remotes that were opened', async () => {
    await hadBefore(one);
    await recordOpened(['sample']);
    await setDataSaver(true);
    site.list('sample', two, one);
    await syncReleases();
    expect(await given()).toEqual(['2.0.0', '1.0.0']);
  });
});

test('a retired remote leaves the device with its releases and pages, and may come back', async () => {
  site.list('other', await site.publish('other', '1.0.0'));
  await hadBefore(one);
  const pages = await caches.open(PAGES_CACHE);
  const headers = { [RENDERED_PAGE.releaseHeader]: releaseId('sample', one) };
  await pages.put('https://naija.test/sample', new Response('<p>rendered</p>', { headers }));
  site.retire('sample');
  await syncReleases();
  expect([await given(), await given('other'), await kept(one)]).toEqual([[], ['1.0.0'], [false]]);
  expect(await pages.keys()).toEqual([]);
  site.list('sample', one);
  await syncReleases();
  expect([await given(), await kept(one)]).toEqual([['1.0.0'], [true]]);
});

describe('on a site with many remotes a device', () => {
  beforeEach(async () => {
    site.sendsParts = true;
    for (const remote of ['core', 'news', 'maps', 'homes', 'loans'])
      site.list(remote, await site.publish(remote, '1.0.0'));
  });

  /** The remotes that pages get and whose releases are complete. */
  async function ready(): Promise<string[]> {
    const registry = readRegistry(await receivedActiveRegistry());
    const complete = remoteNames(registry).map(async (remote) => {
      const [release] = releasesOf(registry, remote);
      return release && (await isComplete(remote, release)) ? [remote] : [];
    });
    return (await Promise.all(complete)).flat();
  }

  test('keeps those that were listed first, and those that were opened on it', async () => {
    await syncReleases();
    expect(await ready()).toEqual(['core', 'news', 'maps']);
    await followOpened(remotesOfFile('https://naija.test/remotes/homes/1.0.0/page.js'));
    expect(await ready()).toEqual(['core', 'news', 'maps', 'homes']);
  });

  test('keeps one that was opened on it while it was asking for the others', async () => {
    await syncReleases();
    site.list('notes', await site.publish('notes', '1.0.0'));
    let answer: () => void = () => undefined;
    site.beforeResponse = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    site.requested.length = 0;
    const running = syncReleases();
    await vi.waitFor(() => {
      expect(site.requested).toEqual(['/remotes.json']);
    });
    site.beforeResponse = () => Promise.resolve();
    const followed = followOpened(['notes']);
    await vi.waitFor(async () => {
      expect(await openedRemotes()).toContain('notes');
    });
    answer();
    await Promise.all([running, followed]);
    expect(await ready()).toContain('notes');
  });

  test('gets a rollback of one that was opened on it', async () => {
    const newer = await site.publish('loans', '2.0.0');
    const former = await site.publish('loans', '1.0.0');
    site.list('loans', newer, former);
    await syncReleases();
    await followOpened(['loans']);
    expect(await given('loans')).toEqual(['2.0.0', '1.0.0']);
    site.list('loans', former);
    await syncReleases();
    expect(await given('loans')).toEqual(['1.0.0']);
  });

  test('drops the remote that was opened longest ago when it has opened more than it may keep', async () => {
    const opened = Array.from({ length: REMOTES_NAMED_MAX + 1 }, (_, index) => `r${String(index)}`);
    for (const remote of opened) site.list(remote, await site.publish(remote, '1.0.0'));
    await syncReleases();
    for (const remote of ['core', ...opened]) await followOpened([remote]);
    expect(await ready()).toEqual(['core', 'news', 'maps', ...opened.slice(1)]);
  });

  test('asks the server for a page or a remote that it does not have', async () => {
    await syncReleases();
    expect(await registryAnswer('?path=/news')).toEqual(['core', 'news', 'maps']);
    expect(await registryAnswer('?path=/nowhere')).toBeUndefined();
    expect(await registryAnswer('?names=maps')).toEqual(['core', 'news', 'maps']);
    expect(await registryAnswer('?names=homes,maps')).toBeUndefined();
    expect(await registryAnswer('')).toEqual(['core', 'news', 'maps']);
  });

  async function registryAnswer(query: string): Promise<string[] | undefined> {
    const url = new URL(`https://naija.test/remotes.json${query}`);
    const response = await registryResponse(registryRequest(), url);
    return response && remoteNames(readRegistry(await response.json()));
  }
});

const registryRequest = (cache: RequestCache = 'default') =>
  ({ clientId: '', request: { cache }, waitUntil: () => undefined }) as unknown as FetchEvent;

/** The releases of the remote that a page gets when it requests the registry, default first. */
async function received(cache?: RequestCache): Promise<string[]> {
  const url = new URL('https://naija.test/remotes.json');
  const response = await registryResponse(registryRequest(cache), url);
  const registry = readRegistry(await response?.json());
  return releasesOf(registry, 'sample').map(({ metadata }) => metadata.version);
}

test('a response of the network that pretends to come from the worker is not passed on', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('{}', { headers: { [REGISTRY_ACTIVE_HEADER]: '1' } })),
  );
  expect((await serverResponse(new Request('https://naija.test/remotes.json'))).type).toBe('error');
});

describe('a page that requests the registry', () => {
  test('gets the releases that the server has now, before they are downloaded', async () => {
    await hadBefore(one);
    site.list('sample', two, one);
    expect(await received()).toEqual(['2.0.0', '1.0.0']);
    expect(await given()).toEqual(['1.0.0']);
    expect(await kept(two)).toEqual([false]);
  });

  test('leaves a rollback active, also if the network is gone right after it', async () => {
    site.list('sample', two, one);
    await syncReleases();
    site.list('sample', one, two);
    expect(await received()).toEqual(['1.0.0', '2.0.0']);
    await vi.waitFor(async () => {
      expect(await given()).toEqual(['1.0.0', '2.0.0']);
    });
    site.files.clear();
    expect(await received()).toEqual(['1.0.0', '2.0.0']);
  });

  test('of another shell gets what the server sends, because it knows other keys', async () => {
    await hadBefore(one);
    const headers = { [RENDERED_PAGE.pageVersionHeader]: '"next"' };
    await recordShell('other', new Response('', { headers }));
    const event = Object.assign(registryRequest(), { clientId: 'other' });
    expect(await registryResponse(event, new URL('https://naija.test/remotes.json'))).toBeUndefined();
  });

  test('gets the active releases on request, without asking the server', async () => {
    await hadBefore(one);
    site.list('sample', two, one);
    expect(await received('force-cache')).toEqual(['1.0.0']);
    expect(site.requested).toEqual([]);
  });

  test.each([
    ['is unavailable', undefined],
    ['is the page of a login', '<html>Please log in</html>'],
    ['lists nothing', '{"schema":"x","microFrontends":{}}'],
  ])('gets the active releases if the registry %s', async (_what, answer) => {
    await hadBefore(one);
    if (answer === undefined) site.files.delete('/remotes.json');
    else site.files.set('/remotes.json', answer);
    expect(await received()).toEqual(['1.0.0']);
  });

  test('gets the active releases after 3 s without a response, and a late rollback still becomes active', async () => {
    site.list('sample', two, one);
    await syncReleases();
    site.list('sample', one, two);
    let answer: () => void = () => undefined;
    site.beforeResponse = () => new Promise((resolve) => (answer = resolve));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const response = received();
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    expect(await response).toEqual(['2.0.0', '1.0.0']);
    answer();
    await vi.waitFor(async () => {
      expect(await given()).toEqual(['1.0.0', '2.0.0']);
    });
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

test('a registry is requested again if the HTTP cache holds the page of a captive portal', async () => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
    address.startsWith(REGISTRY_PATH) && init.cache !== 'reload'
      ? Promise.resolve(new Response('<!doctype html>Log in'))
      : fetch(address, init),
  );
  site.list('sample', one);
  await syncReleases();
  expect(await given()).toEqual(['1.0.0']);
});
