import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAGE_META } from '@naija/contracts/domain/pages';
import { STATES } from '@naija/contracts/domain/states';
import { agentPaths } from '@naija/contracts/http/agents';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { agentsOf } from '../../support/first-agent.ts';
import { everyPage } from '../../support/offline/addresses.ts';
import { expect, test } from '../../support/offline/test.ts';
import {
  openPage,
  visitInstalled,
  visitUntilReady,
  waitUntilCached,
  waitUntilReady,
} from '../../support/offline/visit.ts';

test('in an installed app every page of every core remote opens without a server, also remotes never opened; one that loads on demand says so', async ({
  page,
  context,
  request,
  siteProxy,
}) => {
  const addresses = await everyPage(request);
  expect(addresses.length).toBeGreaterThan(10);
  await visitInstalled(page, '/');
  await page.close();
  await siteProxy.disconnect();
  for (const address of addresses) {
    // A new tab has no state in memory.
    const next = await context.newPage();
    await openPage(next, address);
    await next.close();
  }
  const onDemand = await context.newPage();
  await onDemand.goto('/admin');
  await expect(onDemand.getByRole('alert')).toContainText('This page is not saved on this device');
});

test.describe('a page that was never opened', () => {
  test.use({ expectedNoise: /auth.*could not be loaded|"auth" is unavailable|net::ERR_/ });

  test('says without a server that it is not on the device, and opens by itself once the server is back', async ({
    page,
    siteProxy,
  }) => {
    await visitUntilReady(page, '/');
    await siteProxy.disconnect();
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText('This page is not saved on this device');
    await siteProxy.reconnect();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  });
});

test(
  'after one visit and a look at LOG IN the whole public site works without a server: a walk through 20 pages',
  AT_FULL_SIZE,
  async ({ page, request, siteProxy }) => {
    const [, unseen] = await agentsOf(request, 'kano');
    await visitUntilReady(page, '/');
    await page.getByRole('link', { name: 'LOG IN' }).first().focus();
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).join())).toContain(':auth@');
    await waitUntilReady(page);
    await waitUntilCached(page, agentPaths.byLocation('lagos'));
    await siteProxy.disconnect();

    const cards = page.locator('main a[href^="/agent/"]');
    for (const address of ['/', '/trending', '/about', '/saved', '/login', '/signup', '/forgot', '/verify'])
      await openPage(page, address);
    await openPage(page, '/');
    await expect(cards.first()).toBeVisible();
    await openPage(page, '/location/lagos');
    await expect(page.getByRole('link', { name: /^See More/ }).first()).toBeVisible();
    for (const { slug, name } of STATES.filter((state) => state.slug !== 'lagos').slice(0, 9)) {
      await openPage(page, `/location/${slug}`);
      await expect(page.getByText('not saved on this device'), name).toBeVisible();
    }
    await openPage(page, `/agent/${unseen?.id ?? ''}`);
    await expect(page.getByText('not saved on this device')).toBeVisible();

    // Pages are opened by links as well as by addresses.
    await page.getByRole('link', { name: 'ABOUT US' }).click();
    await expect(page.getByRole('heading', { level: 1, name: PAGE_META.about.title })).toBeVisible();
  },
);

test('a visitor restarts the browser and opens the site without a server', async ({
  siteProxy,
  playwright,
  launchOptions,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'naija-device-'));
  const start = () => playwright.chromium.launchPersistentContext(folder, launchOptions);
  try {
    const first = await start();
    await visitUntilReady(await first.newPage(), siteProxy.url);
    await first.close();
    await siteProxy.disconnect();
    const second = await start();
    await openPage(await second.newPage(), `${siteProxy.url}/about`);
    await second.close();
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
});
