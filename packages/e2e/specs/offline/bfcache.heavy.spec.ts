import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { releasesOf } from '@naija/contracts/remote/registry';
import { publishRelease } from '@naija/releases';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { registryIn } from '../../support/bad-release.ts';
import { nextRelease } from '../../support/next-release.ts';
import { pageHeading } from '../../support/page-heading.ts';
import type { System } from '../../support/system.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, visitUntilReady, waitUntilOffered } from '../../support/offline/visit.ts';

const REMOTE = 'directory';
const NEXT = '9.0.0';

/** Publishes a newer release and removes the previous one from the server. @returns restores it */
async function moveOn({ remotesDir }: System): Promise<() => Promise<void>> {
  const [before] = releasesOf(await registryIn(remotesDir), REMOTE);
  const folder = path.join(remotesDir, REMOTE, before?.metadata.version ?? '');
  const away = path.join(remotesDir, 'away');
  const next = await nextRelease(REMOTE, NEXT);
  await publishRelease(next.folder, remotesDir, { who: 'test' });
  await next.remove();
  await rename(folder, away);
  return () => rename(away, folder);
}

/**
 * Simulates a restore from the back/forward cache, which this browser lacks without a window: the worker has
 * evicted the release of a page that it could not see.
 */
const restoreFromBfcache = (page: Page) =>
  page.evaluate(
    async ([remote, next]) => {
      const prefix = `naija-release:${remote}@`;
      const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
      await Promise.all(
        names.filter((name) => !name.startsWith(prefix + next)).map((name) => caches.delete(name)),
      );
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    [REMOTE, NEXT] as const,
  );

const files = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test('a page restored from the back/forward cache reloads if its release is deleted on device and server', async ({
  page,
  context,
  system,
}) => {
  await visitUntilReady(page, '/');
  const moveBack = await moveOn(system);
  const other = await context.newPage();
  await openPage(other, '/signup');
  await waitUntilOffered(page);
  await other.close();

  const reloaded = page.waitForEvent('load');
  await restoreFromBfcache(page);
  await reloaded;
  await expect(pageHeading(page)).toBeVisible();
  expect((await files(page)).some((file) => file.includes(`/${NEXT}/`))).toBe(true);
  await moveBack();
});

test(
  'a page restored from the back/forward cache stays as it is if its release is cached',
  AT_FULL_SIZE,
  async ({ page }) => {
    await visitUntilReady(page, '/');
    await page.evaluate(() => {
      document.body.dataset['same'] = 'yes';
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    // The page looks into the cache before it decides; this look comes after it.
    await page.evaluate(async () => caches.match('/remotes/none'));
    await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  },
);
