// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { releaseId } from '../../remotes/release-id.ts';
import { setChosenReleases } from '../releases/choice.ts';
import { deleteRelease, releaseCacheName } from '../releases/release-cache.ts';
import { syncReleases } from '../releases/sync.ts';
import { PageServer } from '../testing/page-server.ts';
import { ReleaseServer } from '../testing/release-server.ts';
import { stubWorkerScope } from '../testing/worker-scope.ts';
import { cacheOpenPage } from './respond-to-navigation.ts';
import { setDataSaver } from '../data-saver.ts';
import { deleteAllPages } from '../served-pages.ts';

vi.mock('../releases/precache.ts', () => ({ BUILD: 'now', registryKeys: () => Promise.resolve([]) }));

const AGENT = '/sample';
let releases: ReleaseServer;
let pages: PageServer;
let one: RegistryEntry;
let two: RegistryEntry;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T13:05:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  stubWorkerScope();
  vi.stubGlobal('PAGE_VERSION', '"shell"');
  releases = new ReleaseServer();
  const routes = ['/', '/sample', '/sample/saved'].map((path) => ({ path, js: [], css: [] }));
  one = await releases.publish('sample', '1.0.0', { routes });
  two = await releases.publish('sample', '2.0.0', { routes });
  releases.list('sample', one);
  await syncReleases();
  pages = new PageServer();
  pages.render(AGENT, 'Ada', one);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Changes the registry, and lets the worker follow it. */
async function sync(change: () => void): Promise<void> {
  releases.stubFetch();
  change();
  await syncReleases();
  pages.stubFetch();
}

const APP_SHELL = 'app shell';
const opened = (path = AGENT) => pages.open(path).then((response) => response.text());

/** Opens a page without a server. */
async function openedOffline(path = AGENT): Promise<string> {
  pages.goDown();
  return opened(path);
}

describe('a visitor online', () => {
  test('gets the page as the server rendered it', async () => {
    expect(await opened()).toContain('Ada');
    pages.render(AGENT, 'Bola', one);
    expect(await opened()).toContain('Bola');
  });

  test('gets it from the request that the browser sent ahead, without a second one', async () => {
    expect(await (await pages.open(AGENT, { isPreloaded: true })).text()).toContain('Ada');
    expect(pages.requested).toEqual([]);
  });

  test.each([
    ['the server has not rendered', () => pages.unrendered()],
    ['is missing', () => pages.unrendered({ status: 404 })],
  ])('gets the app shell for a page that %s, not the cached page', async (_, respond) => {
    await opened();
    pages.respondAt(AGENT, respond);
    expect(await opened()).toBe(APP_SHELL);
  });

  test.each([
    ['another shell has rendered', () => pages.rendered('Bola', one, { version: '"next"' })],
    ['another shell has not rendered', () => pages.unrendered({ version: '"next"', html: 'Bola' })],
    ['a release has rendered that is not active here', () => pages.rendered('Bola', two)],
  ])('gets a page from the server that %s, since the site runs it now', async (_, respond) => {
    pages.respondAt(AGENT, respond);
    expect(await opened()).toContain('Bola');
    expect(await openedOffline()).toBe(APP_SHELL);
  });

  test('gets the page of another shell also where only browsers render', async () => {
    pages.respondAt('/nowhere', () => pages.unrendered({ version: '"next"', html: 'Bola', status: 404 }));
    expect(await opened('/nowhere')).toBe('Bola');
    pages.respondAt('/nowhere', () => pages.unrendered({ status: 404 }));
    expect(await opened('/nowhere')).toBe(APP_SHELL);
  });
});

describe('a visitor without a response', () => {
  test.each([
    ['nobody answers', undefined],
    ['the server fails', () => new Response('', { status: 503 })],
    ['somebody else answers', () => new Response('<p>Log in', { headers: { 'content-type': 'text/html' } })],
    ['a login page redirects', () => Response.redirect('https://hotel.test/', 302)],
  ])('when %s, a page that was seen before opens, and shows its date', async (_, respond) => {
    await opened();
    pages.respondAt(AGENT, respond);
    vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
    const html = await opened();
    expect(html).toContain('Ada');
    expect(html).toContain(`<meta name="${RENDERED_PAGE.savedAtMeta}" content="2026-11-21T13:05:00.000Z">`);
  });

  test('a cached page keeps the policy under which it was sent', async () => {
    await opened();
    pages.goDown();
    const page = await pages.open(AGENT);
    expect(page.headers.get('content-security-policy')).toBe(PageServer.policy);
  });

  test('a page never seen opens as the app shell', async () => {
    expect(await openedOffline('/sample/saved')).toBe(APP_SHELL);
  });

  describe('after the server was silent', () => {
    const never = () => new Promise<Response>(() => undefined);

    /** Opens a page that times out. */
    async function openInVain(path = AGENT): Promise<void> {
      pages.respondAt(path, never);
      const shown = pages.open(path, { settled: false });
      await vi.advanceTimersByTimeAsync(4_000);
      await shown;
      await vi.advanceTimersByTimeAsync(60_000);
    }

    /** True if a page opens within this time although the server stays silent. */
    async function opensWithin(ms: number, path = AGENT): Promise<boolean> {
      pages.respondAt(path, never);
      let isOpen = false;
      void pages.open(path, { settled: false }).then(() => (isOpen = true));
      await vi.advanceTimersByTimeAsync(ms);
      return isOpen;
    }

    test('a cached page opens within 2 s', async () => {
      await opened();
      await openInVain();
      expect(await opensWithin(1_000)).toBe(false);
      expect(await opensWithin(2_000)).toBe(true);
    });

    test('a page that is not cached is still worth 4 s', async () => {
      await openInVain();
      expect(await opensWithin(3_900)).toBe(false);
      expect(await opensWithin(4_000)).toBe(true);
    });

    test('a quick response restores the patience', async () => {
      await opened();
      await openInVain();
      pages.render(AGENT, 'Bola', one);
      const quick = await pages.open(AGENT, { settled: false });
      expect(await quick.text()).toContain('Bola');
      await vi.advanceTimersByTimeAsync(0);
      expect(await opensWithin(3_900)).toBe(false);
    });

    test('a page that takes 1.7 s is shown at once from the next visit on', async () => {
      await opened();
      await openInVain();
      let arrive: (response: Response) => void = () => undefined;
      pages.respondAt(AGENT, () => new Promise((resolve) => (arrive = resolve)));
      const shown = pages.open(AGENT, { settled: false });
      await vi.advanceTimersByTimeAsync(1_700);
      expect(await (await shown).text()).toContain('Ada');
      arrive(pages.rendered('Bola', one));
      await vi.advanceTimersByTimeAsync(0);
      expect(await opensWithin(3_900)).toBe(false);
    });

    test('a response that took 3 s counts as well, and ten minutes restore the patience', async () => {
      await opened();
      let arrive: (response: Response) => void = () => undefined;
      pages.respondAt(AGENT, () => new Promise((resolve) => (arrive = resolve)));
      const shown = pages.open(AGENT);
      await vi.advanceTimersByTimeAsync(3_000);
      arrive(pages.rendered('Bola', one));
      await shown;
      expect(await opensWithin(2_000)).toBe(true);
      vi.setSystemTime(Date.now() + 10 * 60_000);
      expect(await opensWithin(3_900)).toBe(false);
    });
  });

  test('after 4 s the cached page opens, and the late response is still cached', async () => {
    await opened();
    let arrive: (response: Response) => void = () => undefined;
    pages.respondAt(AGENT, () => new Promise((resolve) => (arrive = resolve)));
    const shown = pages.open(AGENT, { settled: false });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await (await shown).text()).toContain('Ada');
    arrive(pages.rendered('Bola', one));
    await pages.settle();
    expect(await openedOffline()).toContain('Bola');
  });
});

test('a page of a new release is cached before that release is, and opens offline once both are', async () => {
  pages.render(AGENT, 'Bola', two);
  await opened();
  await sync(() => {
    releases.list('sample', two, one);
  });
  expect(await openedOffline()).toContain('Bola');
});

test('a browser whose storage fails still gets the page of the server', async () => {
  pages.render(AGENT, 'Ada', one);
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('no storage', 'UnknownError')) });
  const page = await pages.open(AGENT, { settled: false });
  expect(await page.text()).toContain('Ada');
});

describe('a cached page is gone', () => {
  test.each([
    [
      'an update',
      () => {
        releases.list('sample', two, one);
      },
    ],
    [
      'a canary',
      () => {
        releases.listExactly('sample', one, { ...two, deployment: { traffic: 5, default: false } });
      },
    ],
  ])('after %s', async (_, change) => {
    await opened();
    await sync(change);
    expect(await openedOffline()).toBe(APP_SHELL);
  });

  test('after a rollback', async () => {
    await sync(() => {
      releases.list('sample', two, one);
    });
    pages.render(AGENT, 'Bola', two);
    expect(await opened()).toContain('Bola');
    await sync(() => {
      releases.list('sample', one);
    });
    expect(await openedOffline()).toBe(APP_SHELL);
  });

  test('once data saver is switched on, because the server then renders other photos', async () => {
    await opened();
    await setDataSaver(true, deleteAllPages);
    expect(await openedOffline()).toBe(APP_SHELL);
  });

  test('when the agent is', async () => {
    await opened();
    pages.respondAt(AGENT, () => pages.unrendered({ status: 404 }));
    await opened();
    expect(await openedOffline()).toBe(APP_SHELL);
  });
});

describe('a cached page is not used', () => {
  test('by another shell', async () => {
    await opened();
    vi.stubGlobal('PAGE_VERSION', '"next"');
    expect(await openedOffline()).toBe(APP_SHELL);
  });

  test('if this browser loads another release, for example because one is quarantined', async () => {
    await sync(() => {
      releases.list('sample', two, one);
    });
    pages.render(AGENT, 'Bola', two);
    await opened();
    await setChosenReleases([releaseId('sample', one)]);
    expect(await openedOffline()).toBe(APP_SHELL);
  });

  test('if the files of its release are no longer cached', async () => {
    await opened();
    await deleteRelease(releaseCacheName('sample', one));
    expect(await openedOffline()).toBe(APP_SHELL);
  });
});

test('a visitor in the canary gets its pages, online and offline', async () => {
  await sync(() => {
    releases.listExactly('sample', one, { ...two, deployment: { traffic: 5, default: false } });
  });
  pages.render(AGENT, 'Bola', two);
  expect(await opened()).toContain('Bola');
  expect(await openedOffline()).toBe(APP_SHELL);
  await setChosenReleases([releaseId('sample', two)]);
  pages.render(AGENT, 'Bola', two);
  expect(await opened()).toContain('Bola');
  expect(await openedOffline()).toContain('Bola');
});

test.each([
  ['cut off', () => pages.rendered('Ada', one, { html: '<html><head><meta name="naija-rendered"' })],
  ['too long', () => pages.rendered('Ada'.repeat(100_000), one)],
  ['not to be stored', () => pages.rendered('Ada', one, { headers: { 'cache-control': 'no-store' } })],
])('a page that is %s is never cached', async (_, respond) => {
  pages.respondAt(AGENT, respond);
  await opened();
  expect(await openedOffline()).toBe(APP_SHELL);
});

test('the page that was opened before there was a worker is cached, but not on data saver', async () => {
  await setDataSaver(true);
  await cacheOpenPage(`https://naija.test${AGENT}`);
  expect(pages.requested).toEqual([]);
  await setDataSaver(false);
  await cacheOpenPage(`https://naija.test${AGENT}`);
  expect(await openedOffline()).toContain('Ada');
});
