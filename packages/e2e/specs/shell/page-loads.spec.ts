import { pageLoadPath } from '@naija/contracts/http/page-loads';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

test('a page load is reported with its web vitals when the page is hidden', async ({ page }) => {
  await page.addInitScript(() => {
    // The browser looks like that of a visitor, and each load is in the sample.
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    const random = Math.random;
    Math.random = () => random() / 11;
  });
  const reports: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === pageLoadPath) reports.push(request);
  });
  await page.goto('/location/lagos?q=ikeja');
  // Reporting starts when the page is idle, and Playwright shows no request of a page that is left.
  await expect
    .poll(async () => {
      await hide(page);
      return reports.length;
    })
    .toBe(1);

  const [report] = reports;
  expect(report?.postDataJSON()).toEqual({
    ...{ remote: 'directory', version: expect.any(String), route: '/location/:cityName', outcome: 'none' },
    ...{ lcp: expect.any(Number), cls: expect.any(Number) },
  });
  const headers = await report?.allHeaders();
  expect([headers?.['cookie'], headers?.['referer']]).toEqual([undefined, undefined]);
  expect((await report?.response())?.status()).toBe(204);
});

/** Has the page take itself for hidden, for a moment. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}
