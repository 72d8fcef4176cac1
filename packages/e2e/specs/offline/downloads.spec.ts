import type { CDPSession, Page } from '@playwright/test';
import { publishRelease } from '@naija/releases';
import { nextRelease } from '../../support/next-release.ts';
import { expect, test } from '../../support/offline/test.ts';
import { opens, visitUntilReady, READY } from '../../support/offline/visit.ts';

const RELEASE_FILE = /^\/remotes\/(auth|dashboard)\//;

async function devtools(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

test('a download that was broken off, because the phone ended the worker, goes on where it was', async ({
  page,
  between,
}) => {
  const held: (() => void)[] = [];
  let passed = 0;
  between.intrude((path) => {
    if (!RELEASE_FILE.test(path) || passed++ < 6) return undefined;
    return (answer) => held.push(() => answer.destroy());
  });
  await page.goto(between.url);
  // All that are fetched at a time: so whatever was let through before is here.
  await expect.poll(() => held.length).toBe(3);
  const arrived = between.asked.filter((path) => RELEASE_FILE.test(path)).slice(0, 6);
  const cdp = await devtools(page);
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
  between.intrude(() => undefined);
  for (const drop of held) drop();

  const before = between.asked.length;
  await page.reload();
  await expect(page.getByText(READY)).toBeVisible({ timeout: 90_000 });
  const again = between.asked.slice(before);
  expect(again.some((path) => RELEASE_FILE.test(path))).toBe(true);
  expect(again.filter((path) => arrived.includes(path))).toEqual([]);
  between.intrude(() => (answer) => answer.destroy());
  await opens(page, `${between.url}/signup`);
});

test('a phone that is full keeps the release it has, and takes the new one when there is room', async ({
  page,
  context,
  system,
}) => {
  await visitUntilReady(page, '/');
  const cdp = await devtools(page);
  const { usage } = await cdp.send('Storage.getUsageAndQuota', { origin: system.url });
  const limit = (quotaSize?: number) =>
    cdp.send('Storage.overrideQuotaForOrigin', {
      origin: system.url,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  await limit(usage + 20_000);
  const next = await nextRelease('directory', '9.0.0');
  await publishRelease(next.folder, system.remotesDir, { who: 'test' });
  await next.remove();
  const asked = context.waitForEvent('request', (request) => request.url().includes('/9.0.0/'));
  await page.reload();
  await asked;
  await system.goDown();
  for (const address of ['/', '/signup', '/about']) await opens(page, address);

  await limit();
  await system.comeBack();
  await page.reload();
  await expect(page.getByText('A new version is ready')).toBeVisible();
});
