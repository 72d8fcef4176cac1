import type { Page } from '@playwright/test';
import { pagePaths } from '@naija/contracts/domain/pages';
import { PAGES_CACHE } from '@naija/contracts/pwa/worker-messages';
import { rollBack } from '@naija/releases';
import { showCommentForm } from '../../support/comment-form.ts';
import { agentsOf } from '../../support/first-agent.ts';
import { NEXT_VERSION, publishNext } from '../../support/next-release.ts';
import {
  cachedPages,
  releaseOf,
  waitUntilPageCached,
  withoutScripts,
} from '../../support/offline/cached-pages.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, visitUntilReady, waitUntilOffered } from '../../support/offline/visit.ts';
import { waitUntilRendered } from '../../support/rendered.ts';

const KANO = '/location/kano';

const seeMore = (page: Page) => page.getByRole('link', { name: /^See More/ }).first();
const cachedNotice = (page: Page) => page.getByText(/^Saved copy from/).first();

/** Families of the fonts that the heading is painted with. */
async function headingFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** Opens another tab, from which the worker learns of what was released. */
async function letWorkerSync(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/about');
  await waitUntilOffered(page);
  await other.close();
}

/** A page that takes the server too long is unrendered, and rendered for the next visitor. */
async function reloadUntilRenderedBy(page: Page, release: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    expect(await releaseOf(page)).toContain(release);
  }).toPass();
}

test('a page seen before opens without a server, with its content before any script, and then says from when it is', async ({
  page,
  siteProxy,
}) => {
  await visitUntilReady(page, '/');
  await waitUntilRendered(page.request, KANO);
  await openPage(page, KANO);
  await waitUntilPageCached(page, KANO);
  await siteProxy.disconnect();
  await withoutScripts(page, async () => {
    await page.goto(KANO, { waitUntil: 'commit' });
    await expect(seeMore(page)).toBeVisible();
  });
  await page.reload();
  await expect(seeMore(page)).toBeVisible();
  expect(await releaseOf(page)).toMatch(/^directory@/);
  await expect(cachedNotice(page)).toBeVisible();
  await seeMore(page).click();
  await expect(page).toHaveURL(/\/agent\//);
});

for (const [kind, path] of [
  ['the server renders', KANO],
  ['the browser renders', pagePaths.favourites],
] as const)
  test(`the web font, which the first visit does without, is there on the next one, on a page that ${kind}`, async ({
    page,
  }) => {
    await visitUntilReady(page, '/');
    // A busy machine may be late with it, and then nothing changes its font.
    await expect(async () => {
      await openPage(page, path);
      expect(await headingFonts(page)).toEqual([expect.stringContaining('Inter')]);
    }).toPass();
  });

test('the page that was opened first, before there was a worker, opens without a server as well', async ({
  page,
  siteProxy,
}) => {
  await waitUntilRendered(page.request, KANO);
  await visitUntilReady(page, KANO);
  await waitUntilPageCached(page, KANO);
  await siteProxy.disconnect();
  await page.reload();
  expect(await releaseOf(page)).toMatch(/^directory@/);
  await expect(cachedNotice(page)).toBeVisible();
});

test('without a server a page never seen, and one that only browsers render, start from the app shell', async ({
  page,
  siteProxy,
}) => {
  await visitUntilReady(page, KANO);
  await siteProxy.disconnect();
  for (const path of ['/location/yobe', pagePaths.favourites]) {
    await openPage(page, path);
    expect(await releaseOf(page), path).toBeUndefined();
  }
});

test('a comment written offline on a cached page is shown with it', async ({ page, request, siteProxy }) => {
  const [agent] = await agentsOf(request, 'kano');
  const profile = pagePaths.agent(agent?.id ?? '');
  await waitUntilRendered(page.request, profile);
  await visitUntilReady(page, profile);
  await waitUntilPageCached(page, profile);
  await siteProxy.disconnect();
  await page.reload();
  await expect(cachedNotice(page)).toBeVisible();
  await showCommentForm(page);
  await page.getByLabel('Name').fill('Ngozi Eze');
  await page.getByRole('textbox', { name: 'Comment' }).fill('Written offline.');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByText('Saved on this device').first()).toBeVisible();
  await page.reload();
  expect(await releaseOf(page)).toMatch(/^directory@/);
  await expect(page.getByText('Written offline.')).toBeVisible();
});

test('an update and a rollback leave no page of the other release, and one that is left is not used', async ({
  page,
  siteProxy,
  system,
}) => {
  await waitUntilRendered(page.request, KANO);
  await visitUntilReady(page, KANO);
  await waitUntilPageCached(page, KANO);
  const before = await releaseOf(page);
  const putBack = await page.evaluateHandle(
    async ([cache, path]) => {
      const left = await (await caches.open(cache)).match(path);
      return async () => left && (await caches.open(cache)).put(path, left);
    },
    [PAGES_CACHE, KANO] as const,
  );
  await publishNext(system.remotesDir);
  await letWorkerSync(page);
  expect(await cachedPages(page)).not.toContain(KANO);
  await putBack.evaluate((put) => put());
  await siteProxy.disconnect();
  await page.reload();
  await expect(seeMore(page)).toBeVisible();
  expect(await releaseOf(page)).toBeUndefined();

  await siteProxy.reconnect();
  await reloadUntilRenderedBy(page, `directory@${NEXT_VERSION}#`);
  await waitUntilPageCached(page, KANO);
  await rollBack(system.remotesDir, 'directory', { who: 'test' });
  await letWorkerSync(page);
  expect(await cachedPages(page)).not.toContain(KANO);
  await reloadUntilRenderedBy(page, before ?? '');
});
