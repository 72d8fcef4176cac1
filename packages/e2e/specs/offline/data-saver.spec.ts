import type { Browser } from '@playwright/test';
import { RENDERED_PAGE, RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { enableDataSaver } from '../../support/data-saver.ts';
import { proxyFor, type Transfer } from '../../support/offline/proxy.ts';
import { expect, test } from '../../support/offline/test.ts';
import { READY, visitUntilReady, waitUntilReady } from '../../support/offline/visit.ts';
import { waitUntilRendered } from '../../support/rendered.ts';
import type { System } from '../../support/system.ts';

/** Bytes that the first installation may add to what a page itself needs, without photos. */
const MAX_INSTALL_BYTES = 450_000;

/** The part of the shell that an idle page loads last. On data saver it waits before it registers the worker. */
const LAST_PART = /^\/assets\/register-/;
const PHOTO = /^\/media\//;
/** Cookie with which the server renders no page. */
const RENDERED_BY_NONE = { name: RENDERING_COOKIES.releases, value: 'directory=none&auth=none' };
const OF_INSTALLATION = /^\/sw\.js|^\/remotes\/(auth|dashboard)\//;

/** The transfers of a first visit to `/` and of the installation, for a browser with this cookie. */
async function installTransfers(
  browser: Browser,
  system: System,
  cookie?: typeof RENDERED_BY_NONE,
): Promise<Transfer[]> {
  const network = await proxyFor(system.url);
  let begun = 0;
  // A busy server may send a page unrendered that it renders otherwise.
  await expect(async () => {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    try {
      if (cookie === undefined) await waitUntilRendered(context.request, network.url);
      else await context.addCookies([{ url: network.url, ...cookie }]);
      begun = network.responses.length;
      const page = await context.newPage();
      const response = await page.goto(network.url);
      expect(RENDERED_PAGE.releaseHeader in (response?.headers() ?? {})).toBe(cookie === undefined);
      await waitUntilReady(page);
    } finally {
      await context.close();
    }
  }).toPass();
  await network.stop();
  return network.responses.slice(begun).filter(({ bytes }) => bytes > 0);
}

const repeated = (transfers: Transfer[]) => {
  const paths = transfers.map(({ path }) => path);
  return paths.filter((path, at) => paths.indexOf(path) !== at);
};

test('installing for offline use transfers no file twice and little more than the page, and nothing in data-saver mode', async ({
  page,
  siteProxy,
  system,
  browser,
}) => {
  await enableDataSaver(page);
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await waitUntilRendered(page.request, siteProxy.url);
  await page.goto(siteProxy.url);
  await expect.poll(() => siteProxy.requested.some((path) => LAST_PART.test(path))).toBe(true);
  const needed = new Set(siteProxy.requested);
  expect([...needed].filter((path) => PHOTO.test(path) || OF_INSTALLATION.test(path))).toEqual([]);

  const transferred = await installTransfers(browser, system);
  expect(repeated(transferred), 'transferred more than once').toEqual([]);
  const cost = transferred
    .filter(({ path }) => !needed.has(path) && !PHOTO.test(path))
    .reduce((sum, { bytes }) => sum + bytes, 0);
  test.info().annotations.push({ type: 'first install', description: `${String(cost)} bytes` });
  expect(cost).toBeLessThanOrEqual(MAX_INSTALL_BYTES);
});

test('what a page that was not rendered has fetched is not transferred again for offline use', async ({
  system,
  browser,
}) => {
  const transferred = await installTransfers(browser, system, RENDERED_BY_NONE);
  expect(transferred.map(({ path }) => path)).toContainEqual(expect.stringMatching(/^\/api\//));
  // The page itself can be rendered by then, and opens better so without a network.
  expect(repeated(transferred).filter((path) => path !== '/')).toEqual([]);
});

test('in Lite mode a photo loads when it is tapped, in a small size', async ({ page, siteProxy }) => {
  // Photos are counted on the network, because a worker may fill its cache from the HTTP cache.
  const requested = () => siteProxy.requested.filter((path) => PHOTO.test(path));
  // In Lite mode no worker is registered by itself.
  await visitUntilReady(page, `${siteProxy.url}/about`);
  await page.getByRole('button', { name: 'App', exact: true }).click();
  await page.getByRole('switch', { name: 'Lite mode' }).click();
  await page.goto(siteProxy.url);
  const tap = page.getByRole('button', { name: /^Show photo of/ });
  const photos = page.locator('main img[src*="/media/"]');
  await tap.first().waitFor();
  await expect(photos).toHaveCount(0);
  expect(requested()).toEqual([]);
  const before = await tap.count();
  await tap.first().click();
  await expect(tap).toHaveCount(before - 1);
  await expect(photos).toHaveCount(1);
  await expect(photos).toHaveJSProperty('complete', true);
  // The worker has handled the page by now, and loads no photo by itself.
  await waitUntilReady(page);
  expect(requested()).toEqual([expect.stringMatching(/\/(96|320)\./)]);
});

test('a visitor finds in the App menu that the site works offline, and is told nowhere else', async ({
  page,
}) => {
  await visitUntilReady(page, '/');
  const ready = page.getByText(READY);
  await expect(ready).toBeHidden();
  await page.getByRole('button', { name: 'App', exact: true }).click();
  await expect(ready).toBeVisible();
});
