import type { Page } from '@playwright/test';
import { publishRelease, rollBack } from '@naija/releases';
import { AT_FULL_SIZE, HEAVY } from '@naija/tooling/test-size';
import { nextRelease } from '../../support/next-release.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, visitUntilReady, waitUntilOffered } from '../../support/offline/visit.ts';

// If even the registry cannot be cached, an offline visit reports that it could not be loaded.
test.use({ expectedNoise: /Failed to load resource|net::ERR_|Remote "registry"/ });

const BAD = '9.0.0';

/** True if the page runs the release that is rolled back. */
const runsBad = (page: Page) =>
  page.evaluate(
    (version) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${version}/`)),
    BAD,
  );

/** Leaves the origin this many bytes of quota. */
async function leaveQuota(page: Page, origin: string, bytes: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { usage } = await cdp.send('Storage.getUsageAndQuota', { origin });
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: Math.max(usage + bytes, 1) });
}

for (const [device, bytes, tags] of [
  ['is full', 0, HEAVY],
  ['is full even after eviction', -Infinity, AT_FULL_SIZE],
] as const)
  test(
    `a rollback reaches a device that ${device}, also for visits without a server`,
    tags,
    async ({ page, siteProxy, system }) => {
      const bad = await nextRelease('directory', BAD);
      await publishRelease(bad.folder, system.remotesDir, { who: 'test' });
      await bad.remove();
      await visitUntilReady(page, '/');
      expect(await runsBad(page)).toBe(true);
      await leaveQuota(page, siteProxy.url, bytes);

      await rollBack(system.remotesDir, 'directory', { who: 'test' });
      const other = await page.context().newPage();
      await other.goto('/about');
      await waitUntilOffered(page);
      await other.close();
      await siteProxy.disconnect();
      await openPage(page, '/');
      await openPage(page, '/about');
      expect(await runsBad(page)).toBe(false);
    },
  );
