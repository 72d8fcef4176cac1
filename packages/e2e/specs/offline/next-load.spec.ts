import type { Browser, BrowserContext, Page } from '@playwright/test';
import { pagePaths } from '@naija/contracts/domain/pages';
import { rollBack } from '@naija/releases';
import { HEAVY } from '@naija/tooling/test-size';
import { NEXT_VERSION, publishNext, runsNext } from '../../support/next-release.ts';
import { NEXT_MARK, waitUntilTakenOver } from '../../support/offline/next-shell.ts';
import { proxyFor, type Proxy } from '../../support/offline/proxy.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, UPDATE_OFFER, visitUntilReady, waitUntilWithdrawn } from '../../support/offline/visit.ts';

const AGENTS = 'main a[href^="/agent/"]';

/** Loads the page again, and waits until a remote runs in it. @returns whether that is the next release */
async function reloadedRunsNext(page: Page): Promise<boolean> {
  await page.reload();
  await expect(page.locator(AGENTS).first()).toBeVisible();
  await expect.poll(() => filesOfRemote(page)).toBeGreaterThan(0);
  return runsNext(page);
}

const filesOfRemote = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/remotes\/directory\//.test(name))
        .length,
  );

/** The release that runs in the page, by its mark; empty before. A page from the HTTP cache loads files of others ahead. */
function shownRelease(): string {
  const mark = Object.keys(localStorage).find((key) => key.startsWith('naija:shown:'));
  return mark === undefined ? '' : String(JSON.parse(localStorage.getItem(mark) ?? '""'));
}

/** A second device, whose network can be taken away. */
async function secondDevice(browser: Browser, site: string) {
  const proxy = await proxyFor(site);
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  return { proxy, context, page: await context.newPage() };
}

async function stopDevice({ proxy, context }: { proxy: Proxy; context: BrowserContext }): Promise<void> {
  await context.close();
  await proxy.stop();
}

test('a release that is published while the site is installed runs from the next page load on', async ({
  page,
  system,
}) => {
  await visitUntilReady(page, '/');
  await publishNext(system.remotesDir);
  expect(await reloadedRunsNext(page)).toBe(true);
});

test('a rolled back release is not started by the next page load of a device, nor by the first one of a device that was offline', async ({
  browser,
  page,
  siteProxy,
  system,
}) => {
  const second = await secondDevice(browser, system.url);
  try {
    await publishNext(system.remotesDir);
    await visitUntilReady(page, '/');
    await visitUntilReady(second.page, second.proxy.url);
    await second.proxy.disconnect();
    await rollBack(system.remotesDir, 'directory', { who: 'test' });

    expect(await reloadedRunsNext(page), 'online').toBe(false);
    expect(await reloadedRunsNext(second.page), 'before the device can know').toBe(true);
    await second.proxy.reconnect();
    expect(await reloadedRunsNext(second.page), 'once it is online').toBe(false);
    for (const device of [page, second.page]) await waitUntilWithdrawn(device, NEXT_VERSION);
    for (const proxy of [siteProxy, second.proxy]) await proxy.disconnect();
    for (const device of [page, second.page])
      expect(await reloadedRunsNext(device), 'offline again').toBe(false);
  } finally {
    await stopDevice(second);
  }
});

test('a device that reaches the server only for the registry does not start a rolled back release, then or later', async ({
  page,
  siteProxy,
  system,
}) => {
  await publishNext(system.remotesDir);
  await visitUntilReady(page, '/');
  await rollBack(system.remotesDir, 'directory', { who: 'test' });
  siteProxy.intercept((path) =>
    path.startsWith('/remotes.json') ? undefined : (response) => response.destroy(),
  );
  // The cached page of another address would name the files that were to be loaded.
  for (const isOffline of [false, true]) {
    if (isOffline) await siteProxy.disconnect();
    await openPage(page, pagePaths.favourites);
    await expect.poll(() => filesOfRemote(page)).toBeGreaterThan(0);
    expect(await runsNext(page)).toBe(false);
  }
});

test('a rolled back release is not started by going back to its page', async ({ page, system }) => {
  await publishNext(system.remotesDir);
  await visitUntilReady(page, '/');
  await openPage(page, '/login');
  await rollBack(system.remotesDir, 'directory', { who: 'test' });
  await page.goBack();
  await expect.poll(() => page.evaluate(shownRelease)).toMatch(/^directory@/);
  expect(await page.evaluate(shownRelease)).not.toContain(`@${NEXT_VERSION}`);
});

test('while the registry does not arrive, a page runs the release that the device has', async ({
  page,
  siteProxy,
  system,
}) => {
  await visitUntilReady(page, '/');
  await publishNext(system.remotesDir);
  siteProxy.intercept((path) => (path.startsWith('/remotes.json') ? () => undefined : undefined));
  // A page that the next release has rendered would load its files ahead.
  await openPage(page, pagePaths.favourites);
  await expect.poll(() => filesOfRemote(page)).toBeGreaterThan(0);
  expect(await runsNext(page)).toBe(false);
});

test(
  'a shell that is released or rolled back runs from the next page load on, and is then there without a server and without an offer to update',
  HEAVY,
  async ({ page, shipped: { shell, own } }) => {
    test.slow(); // It starts a system of its own.
    const restart = async () => {
      await own.stopServer();
      await own.restartServer();
      // A server that has just started may respond with 503.
      await expect.poll(async () => (await fetch(own.url)).status).toBe(200);
    };
    const takesOver = async (count: number) => {
      for (const path of ['/', pagePaths.favourites]) {
        await openPage(page, own.url + path);
        await expect(page.locator(NEXT_MARK), path).toHaveCount(count);
      }
      await waitUntilTakenOver(page, count === 1);
      await expect(page.getByText(UPDATE_OFFER)).toBeHidden();
      await own.stopServer();
      await openPage(page, `${own.url}/`);
      await expect(page.locator(NEXT_MARK)).toHaveCount(count);
      await own.restartServer();
    };
    await visitUntilReady(page, own.url);
    await shell.becomeNext();
    await restart();
    await takesOver(1);
    await shell.becomeBefore();
    await restart();
    await takesOver(0);
  },
);
