import type { Page } from '@playwright/test';
import { agentPaths } from '@naija/contracts/http/agents';
import { PLACES_PATH } from '@naija/contracts/pwa/places-file';
import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';
import { publishRelease } from '@naija/releases';
import { agentsOf } from '../../support/first-agent.ts';
import { nextRelease } from '../../support/next-release.ts';
import { cachedResponses } from '../../support/offline/cached-responses.ts';
import { FOREIGN_ANSWERS, FOREIGN_TEXT, portalAfterWorker } from '../../support/offline/foreign-answers.ts';
import { IS_INSTALLING } from '../../support/offline/is-ready.ts';
import { NEXT_MARK, waitUntilTakenOver } from '../../support/offline/next-shell.ts';
import { proxyFor } from '../../support/offline/proxy.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, visitUntilReady, waitUntilCached, waitUntilOffered } from '../../support/offline/visit.ts';

const portal = FOREIGN_ANSWERS['a captive portal'];
const cards = (page: Page) => page.locator('main a[href^="/agent/"]');
const notCachedNotice = (page: Page) => page.getByText('not saved on this device');

// Scripts that a portal answers have no type that a browser runs.
test.use({ expectedNoise: /./ });

async function expectNothingForeign(page: Page): Promise<void> {
  const foreign = (await cachedResponses(page)).filter(({ body }) => body.includes(FOREIGN_TEXT));
  expect(foreign.map(({ cache, url }) => `${cache} ${url}`)).toEqual([]);
}

test('a portal while the site is installed leaves nothing behind, and the next visit installs it', async ({
  page,
  siteProxy,
}) => {
  portalAfterWorker(siteProxy);
  await page.goto('/about');
  await expect.poll(() => siteProxy.requested.some((path) => path.startsWith(WORKER_PATH))).toBe(true);
  await expect.poll(() => page.evaluate(IS_INSTALLING)).toBe(false);
  await expectNothingForeign(page);

  siteProxy.intercept();
  await visitUntilReady(page, '/');
  await siteProxy.disconnect();
  for (const address of ['/', '/saved', '/about']) await openPage(page, address);
});

test('a portal while a device has the site shows saved pages, says what is not saved, and goes without a trace', async ({
  page,
  request,
  siteProxy,
  system,
}) => {
  const [seen, unseen] = await agentsOf(request, 'kano');
  await visitUntilReady(page, '/');
  await openPage(page, `/agent/${seen?.id ?? ''}`);
  await waitUntilCached(page, agentPaths.byId(seen?.id ?? ''));
  siteProxy.intercept(() => portal);
  const next = await nextRelease('directory', '9.0.0');
  await publishRelease(next.folder, system.remotesDir, { who: 'test' });
  await next.remove();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: seen?.name ?? '' })).toBeVisible();
  await openPage(page, '/');
  await expect(cards(page).first()).toBeVisible();
  await openPage(page, `/agent/${unseen?.id ?? ''}`);
  await expect(notCachedNotice(page)).toBeVisible();
  await page.evaluate((path) => fetch(path).then((response) => response.text()), PLACES_PATH);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
  });
  await expectNothingForeign(page);

  siteProxy.intercept();
  await expect(page.getByRole('heading', { level: 1, name: unseen?.name ?? '' })).toBeVisible({
    timeout: 60_000,
  });
  const other = await page.context().newPage();
  await other.goto('/about');
  await waitUntilOffered(page);
  await expectNothingForeign(page);
});

test('what an earlier worker took from a portal is replaced as soon as it is used, and by the next version of the shell', async ({
  page,
  shipped: { shell, own },
}) => {
  test.slow(); // It starts a system of its own.
  const proxy = await proxyFor(own.url);
  try {
    await visitUntilReady(page, proxy.url);
    const poison = () =>
      page.evaluate(async (text) => {
        for (const name of await caches.keys()) {
          if (!name.includes('precache')) continue;
          const cache = await caches.open(name);
          for (const request of await cache.keys())
            await cache.put(request, new Response(text, { headers: { 'content-type': 'text/html' } }));
        }
      }, FOREIGN_TEXT);
    await poison();
    await page.goto(`${proxy.url}/saved`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await poison();
    await shell.becomeNext();
    await own.stopServer();
    await own.restartServer();
    await openPage(page, `${proxy.url}/saved`);
    await expect(page.locator(NEXT_MARK)).toHaveCount(1);
    await waitUntilTakenOver(page, true);
    await expectNothingForeign(page);
    await proxy.disconnect();
    await page.reload();
    await expect(page.locator(NEXT_MARK)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await proxy.stop();
  }
});

test('a portal while the next version of the shell is installed leaves the present one as it is', async ({
  page,
  shipped: { shell, own },
}) => {
  test.slow(); // It starts a system of its own.
  const proxy = await proxyFor(own.url);
  try {
    await visitUntilReady(page, proxy.url);
    await shell.becomeNext();
    await own.stopServer();
    await own.restartServer();
    portalAfterWorker(proxy);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
    });
    await expect.poll(() => page.evaluate(IS_INSTALLING)).toBe(false);
    await expectNothingForeign(page);
    await openPage(page, `${proxy.url}/saved`);

    proxy.intercept();
    const other = await page.context().newPage();
    await other.goto(`${proxy.url}/about`);
    await waitUntilOffered(page);
  } finally {
    await proxy.stop();
  }
});

for (const [name, answer] of Object.entries(FOREIGN_ANSWERS))
  test(`behind ${name} a search covers the device, and an unseen profile loads once the server answers`, async ({
    page,
    request,
    siteProxy,
  }) => {
    const [known] = await agentsOf(request);
    const [unseen] = await agentsOf(request, 'kano');
    await visitUntilReady(page, '/');
    await cards(page).first().waitFor();
    await waitUntilCached(page, agentPaths.byLocation('lagos'));
    siteProxy.intercept(() => answer);
    await openPage(page, `/trending?q=${encodeURIComponent(known?.name ?? '')}`);
    await expect(page.locator(`main a[href="/agent/${known?.id ?? ''}"]`)).toBeVisible();
    await expect(page.getByText('only the agents saved on this device were searched')).toBeVisible();

    await openPage(page, `/agent/${unseen?.id ?? ''}`);
    await expect(notCachedNotice(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Lagos', exact: true })).toBeVisible();
    siteProxy.intercept();
    await expect(page.getByRole('heading', { level: 1, name: unseen?.name ?? '' })).toBeVisible({
      timeout: 60_000,
    });
  });
