import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { PAGE_META } from '@naija/contracts/domain/pages';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { catalogueLanguage } from '@naija/contracts/pwa/catalogue-file';
import { releasesOf } from '@naija/contracts/remote/registry';
import { readRelease } from '@naija/contracts/remote/release';
import { registryIn, releaseWith } from '../../support/bad-release.ts';
import { enableDataSaver } from '../../support/data-saver.ts';
import { startSystem, type System } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

const REMOTE = 'directory';

test.use({ expectedNoise: /Failed to (load|fetch)|directory/ });

let own: System;
test.beforeEach(async () => {
  own = await startSystem();
});
test.afterEach(() => own.stop());

/** Folder of the current release, and the scripts of its pages in English. */
async function currentRelease() {
  const [current] = releasesOf(await registryIn(own.remotesDir), REMOTE);
  const folder = path.join(own.remotesDir, REMOTE, current?.metadata.version ?? '');
  const { assets } = readRelease(JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')));
  const isNeeded = (url: string) => url.endsWith('.js') && catalogueLanguage(url) === undefined;
  return { folder, scripts: assets.map(({ url }) => url).filter(isNeeded) };
}

/** Paths of all files that the page has loaded. */
const fetched = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

async function waitUntilFetched(page: Page, scripts: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const here = await fetched(page);
      return scripts.filter((script) => !here.some((file) => file.endsWith(`/${script}`)));
    })
    .toEqual([]);
}

test('a tab keeps working after its release was replaced and deleted, also pages it never opened', async ({
  page,
}) => {
  const { folder, scripts } = await currentRelease();
  await page.goto(own.url);
  const agents = page.locator('main a[href^="/agent/"]');
  await agents.first().waitFor();
  await waitUntilFetched(page, scripts);

  await releaseWith({}, own.remotesDir, REMOTE, '9.0.0-next');
  await rm(folder, { recursive: true });

  await agents.first().click();
  await page.getByRole('region', { name: 'Comments' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeVisible();
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: PAGE_META.about.title })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: PAGE_META.about.title })).toBeVisible();
  expect((await fetched(page)).some((file) => file.includes('/9.0.0-next/'))).toBe(true);
});

test(
  'a tab whose release was deleted before the next page was loaded gets that page from the new release',
  AT_FULL_SIZE,
  async ({ page }) => {
    const { folder } = await currentRelease();
    // Data saver: only opened pages are loaded.
    await enableDataSaver(page);
    await page.goto(own.url);
    await page.locator('main a[href^="/agent/"]').first().waitFor();
    await releaseWith({}, own.remotesDir, REMOTE, '9.0.0-next');
    await rm(folder, { recursive: true });
    await page.getByRole('link', { name: 'About' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: PAGE_META.about.title })).toBeVisible();
  },
);
