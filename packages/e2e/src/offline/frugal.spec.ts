import { spareData } from '../spare-data.ts';
import { expect, test } from './test.ts';
import { visitUntilReady } from './visit.ts';

/** Bytes that the first installation may add to what the page itself needs. */
const MOST = 450_000;

test('getting ready for offline use costs little more than the page, and nothing for who saves data', async ({
  page,
  between,
  browser,
}) => {
  await spareData(page);
  await page.goto(between.url);
  await page.locator('main a[href^="/agent/"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const needed = between.passed();
  expect(between.asked.filter((path) => /^\/sw\.js|^\/remotes\/(auth|dashboard)\//.test(path))).toEqual([]);

  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const start = between.passed();
  await visitUntilReady(await context.newPage(), between.url);
  const cost = between.passed() - start - needed;
  test.info().annotations.push({ type: 'first install', description: `${String(cost)} bytes` });
  expect(cost).toBeLessThanOrEqual(MOST);
  await context.close();
});

test('that the site is ready for offline use is said once', async ({ page }) => {
  await visitUntilReady(page, '/');
  await page.goto('/about');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Ready to use offline')).toBeHidden();
});
