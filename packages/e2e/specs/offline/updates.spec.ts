import type { Page } from '@playwright/test';
import { rollBack } from '@naija/releases';
import { AT_FULL_SIZE, HEAVY } from '@naija/tooling/test-size';
import { releaseWith } from '../../support/bad-release.ts';
import { publishNext, runsNext } from '../../support/next-release.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { NEXT_MARK } from '../../support/offline/next-shell.ts';
import { proxyFor } from '../../support/offline/proxy.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, UPDATE_OFFER, visitUntilReady, waitUntilOffered } from '../../support/offline/visit.ts';

/** Other tests have stored their files under the next version. */
const FAILING_VERSION = '9.0.2';

const updateNotice = (page: Page) => page.getByText(UPDATE_OFFER);
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' });
const cards = (page: Page) => page.locator('main a[href^="/agent/"]');

/** Number of times that the page has read a registry. */
const listsRead = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/remotes.json')).length,
  );

/** Opens another tab: each page checks for updates when it opens. */
async function openAnotherTab(page: Page, url = '/about'): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(url);
  return other;
}

test('an open tab offers a new release, keeps working with the old one, and Reload activates the new one, also without a server', async ({
  page,
  siteProxy,
  system,
}) => {
  await visitUntilReady(page, '/');
  await publishNext(system.remotesDir);
  const other = await openAnotherTab(page);
  await waitUntilOffered(page);
  await other.close();
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/agent\//);
  expect(await runsNext(page)).toBe(false);

  await siteProxy.disconnect();
  await reload(page).click();
  await expect(updateNotice(page)).toBeHidden();
  await expect(pageHeading(page)).toBeVisible();
  await expect.poll(() => runsNext(page)).toBe(true);
});

test('a rollback reaches a device that has installed the newer release', async ({
  page,
  siteProxy,
  system,
}) => {
  await publishNext(system.remotesDir);
  await visitUntilReady(page, '/');
  expect(await runsNext(page)).toBe(true);
  await rollBack(system.remotesDir, 'directory', { who: 'test' });
  const other = await openAnotherTab(page);
  await waitUntilOffered(page);
  await other.close();
  await siteProxy.disconnect();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  expect(await runsNext(page)).toBe(false);
});

test.describe('a release that fails in this browser', () => {
  test.use({ expectedNoise: /Failed to load resource|net::ERR_|boom at import/ });

  test('offers no new version, neither as it is refused nor as its team withdraws it', async ({
    page,
    system,
  }) => {
    await visitUntilReady(page, '/');
    const code = `throw new Error('boom at import'); export default 0;`;
    await releaseWith(
      { edit: (files) => files.write('__federation_expose_', code) },
      system.remotesDir,
      'directory',
      FAILING_VERSION,
    );
    const reports: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/report')) reports.push(request.postDataJSON());
    });
    // A page that gets no registry in time runs the earlier release, and one that has reported a release does not again.
    await expect(async () => {
      await page.goto('/');
      await expect
        .poll(() => reports, { timeout: 10_000 })
        .toContainEqual(expect.objectContaining({ version: FAILING_VERSION, kind: 'import' }));
    }).toPass();
    await expect(cards(page).first()).toBeVisible();
    await expect(updateNotice(page)).toBeHidden();

    // The page reads the list again once the worker has switched.
    const before = await listsRead(page);
    await rollBack(system.remotesDir, 'directory', { who: 'test' });
    const second = await openAnotherTab(page);
    await expect.poll(() => listsRead(page)).toBeGreaterThan(before);
    await second.close();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect(updateNotice(page)).toBeHidden();

    await publishNext(system.remotesDir, 'directory', '9.0.3');
    await openAnotherTab(page);
    await waitUntilOffered(page);
  });
});

test(
  'a new shell is activated when a visitor asks for it, and only in that tab: the other keeps what is typed',
  HEAVY,
  async ({ page, shipped: { shell, own } }) => {
    test.slow(); // It starts a system of its own.
    await visitUntilReady(page, own.url);
    const typing = await openAnotherTab(page, `${own.url}/login`);
    await typing.getByLabel('Email').fill('ada@example.com');
    await shell.becomeNext();
    await own.stopServer();
    await own.restartServer();
    const other = await openAnotherTab(page, `${own.url}/about`);
    for (const tab of [page, typing]) await waitUntilOffered(tab);
    await other.close();
    await expect(page.locator(NEXT_MARK)).toHaveCount(0);

    await reload(page).click();
    await expect(page.locator(NEXT_MARK)).toHaveCount(1);
    await expect(cards(page).first()).toBeVisible();
    await expect(typing.getByLabel('Email')).toHaveValue('ada@example.com');
    await expect(typing.locator(NEXT_MARK)).toHaveCount(0);
    await waitUntilOffered(typing);
    await typing.getByRole('link', { name: 'Forgot' }).click();
    await expect(pageHeading(typing)).toBeVisible();

    await own.stopServer();
    await reload(typing).click();
    await expect(typing.locator(NEXT_MARK)).toHaveCount(1);
    await openPage(typing, `${own.url}/signup`);
  },
);

test(
  'a new shell that could not be downloaded is offered in an open tab once it can be',
  AT_FULL_SIZE,
  async ({ page, shipped: { shell, own } }) => {
    const proxy = await proxyFor(own.url);
    try {
      await visitUntilReady(page, proxy.url);
      await shell.becomeNext();
      await own.stopServer();
      await own.restartServer();
      const requests = () => proxy.requested.filter((path) => path === '/index.html').length;
      const before = requests();
      proxy.intercept((path) =>
        path === '/index.html' ? (response) => response.writeHead(503).end() : undefined,
      );
      // workbox-window may take the first worker for its own, and then notices one more. The browser looks for an update at
      // the navigation, the page once it has settled.
      for (const attempt of [1, 2]) {
        await openAnotherTab(page, `${proxy.url}/about`);
        await expect.poll(requests).toBeGreaterThanOrEqual(before + attempt);
      }
      proxy.intercept();
      await openAnotherTab(page, `${proxy.url}/about`);
      await waitUntilOffered(page);
    } finally {
      await page.close();
      await proxy.stop();
    }
  },
);
