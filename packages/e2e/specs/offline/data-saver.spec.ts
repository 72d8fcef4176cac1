import { enableDataSaver } from '../../support/data-saver.ts';
import { expect, test } from '../../support/offline/test.ts';
import { READY, visitUntilReady } from '../../support/offline/visit.ts';

/** Bytes that the first installation may add to what the page itself needs. */
const MOST = 450_000;

test('installing for offline use transfers little more than the page, and nothing in data-saver mode', async ({
  page,
  siteProxy,
  browser,
}) => {
  await enableDataSaver(page);
  await page.goto(siteProxy.url);
  await page.locator('main a[href^="/agent/"]').first().waitFor();
  let before = -1;
  const isQuiet = () => {
    const same = siteProxy.bytes() === before;
    before = siteProxy.bytes();
    return same;
  };
  await expect.poll(isQuiet, { intervals: [1_000] }).toBe(true);
  const needed = siteProxy.bytes();
  expect(siteProxy.requested.filter((path) => /^\/sw\.js|^\/remotes\/(auth|dashboard)\//.test(path))).toEqual(
    [],
  );

  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const start = siteProxy.bytes();
  await visitUntilReady(await context.newPage(), siteProxy.url);
  const cost = siteProxy.bytes() - start - needed;
  test.info().annotations.push({ type: 'first install', description: `${String(cost)} bytes` });
  expect(cost).toBeLessThanOrEqual(MOST);
  await context.close();
});

test('in Lite mode a photo loads when it is tapped, in a small size', async ({ page, siteProxy }) => {
  // Counted on the network: a worker may fill its cache from the HTTP cache.
  const photos = () => siteProxy.requested.filter((path) => path.startsWith('/media/'));
  await page.goto(`${siteProxy.url}/about`);
  // In Lite mode no worker is registered by itself.
  const isRegistered = async () => (await navigator.serviceWorker.getRegistration()) !== undefined;
  await expect.poll(() => page.evaluate(isRegistered)).toBe(true);
  await page.getByRole('button', { name: 'App', exact: true }).click();
  await page.getByRole('switch', { name: 'Lite mode' }).click();
  await page.goto(siteProxy.url);
  const tap = page.getByRole('button', { name: /^Show photo of/ });
  await tap.first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(photos()).toEqual([]);
  const before = await tap.count();
  await tap.first().click();
  await expect(tap).toHaveCount(before - 1);
  await expect(page.getByRole('img', { name: /^Photo of/ })).toHaveJSProperty('complete', true);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  expect(photos()).toEqual([expect.stringMatching(/\/(96|320)\./)]);
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
