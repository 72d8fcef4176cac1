import type { CDPSession, Page } from '@playwright/test';
import { HEAVY } from '@naija/tooling/test-size';
import { NEXT_VERSION, publishNext, runsNext } from '../../support/next-release.ts';
import { expect, test } from '../../support/offline/test.ts';
import {
  install,
  openPage,
  visitInstalled,
  waitUntilActive,
  waitUntilReady,
} from '../../support/offline/visit.ts';

const RELEASE_FILE = /^\/remotes\/(auth|dashboard)\//;

async function devtools(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

test('a download interrupted by the end of its service worker resumes where it was', async ({
  page,
  siteProxy,
}) => {
  const held: (() => void)[] = [];
  let passed = 0;
  siteProxy.intercept((path) => {
    if (!RELEASE_FILE.test(path) || passed++ < 6) return undefined;
    return (response) => held.push(() => response.destroy());
  });
  await page.goto(siteProxy.url);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await install(page);
  // The concurrency limit: all earlier responses have arrived.
  await expect.poll(() => held.length).toBe(3);
  const arrived = siteProxy.requested.filter((path) => RELEASE_FILE.test(path)).slice(0, 6);
  const cdp = await devtools(page);
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
  siteProxy.intercept(() => undefined);
  for (const drop of held) drop();

  const before = siteProxy.requested.length;
  await page.reload();
  await waitUntilReady(page);
  const again = siteProxy.requested.slice(before);
  expect(again.some((path) => RELEASE_FILE.test(path))).toBe(true);
  expect(again.filter((path) => arrived.includes(path))).toEqual([]);
  siteProxy.intercept(() => (response) => response.destroy());
  await openPage(page, `${siteProxy.url}/signup`);
});

test(
  'a full device keeps the release it has, and installs the new one when there is space',
  HEAVY,
  async ({ page, context, siteProxy, system }) => {
    await visitInstalled(page, '/');
    const cdp = await devtools(page);
    const { usage } = await cdp.send('Storage.getUsageAndQuota', { origin: siteProxy.url });
    const limit = (quotaSize?: number) =>
      cdp.send('Storage.overrideQuotaForOrigin', {
        origin: siteProxy.url,
        ...(quotaSize !== undefined && { quotaSize }),
      });
    await limit(usage + 20_000);
    await publishNext(system.remotesDir);
    const downloaded = context.waitForEvent(
      'request',
      (request) => request.serviceWorker() !== null && request.url().includes(`/${NEXT_VERSION}/`),
    );
    await openPage(page, '/');
    await expect.poll(() => runsNext(page)).toBe(true);
    await downloaded;
    await siteProxy.disconnect();
    for (const address of ['/', '/signup', '/about']) await openPage(page, address);

    await limit();
    await siteProxy.reconnect();
    await page.reload();
    await waitUntilActive(page, NEXT_VERSION);
    await siteProxy.disconnect();
    await openPage(page, '/');
    await expect.poll(() => runsNext(page)).toBe(true);
  },
);
