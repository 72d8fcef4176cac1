import { pageLoadPath, type PageLoadReport } from '@naija/contracts/http/page-loads';
import { expect, test } from '../../support/test.ts';

test('a page load is reported with its web vitals when the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    // As of a visitor, and so that each load is in the sample.
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    const random = Math.random;
    Math.random = () => random() / 11;
  });
  const reported = page.waitForRequest((request) => new URL(request.url()).pathname === pageLoadPath);
  const measuring = page.waitForResponse((response) => response.url().includes('/assets/report-page-loads'));
  await page.goto('/location/lagos?q=ikeja');
  await (await measuring).finished();
  await page.goto('/about');

  const request = await reported;
  const report = request.postDataJSON() as PageLoadReport;
  expect(report).toEqual({
    ...{ remote: 'directory', version: expect.any(String), route: '/location/:cityName', outcome: 'none' },
    ...{ lcp: expect.any(Number), cls: 0 },
  });
  const headers = await request.allHeaders();
  expect([headers['cookie'], headers['referer']]).toEqual([undefined, undefined]);
});
