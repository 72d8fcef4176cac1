import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { PAGES_CACHE } from '@naija/contracts/pwa/worker-messages';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { cachedResponses } from '../../support/offline/cached-responses.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, visitInstalled } from '../../support/offline/visit.ts';

const LIST = '/api/v1/user/location/kano';
/** Marks every wrong response, to find it in any cache. */
const MARK = 'not-what-was-asked-for';
const LOGIN_PAGE = `<!doctype html><title>Hotel Wi-Fi</title><h1>${MARK}</h1>`;

const respondWith = (status: number, type: string, body: string) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': type, etag: '"wrong"' }).end(body);

const WRONG: readonly (readonly [string, (response: ServerResponse) => unknown])[] = [
  ['an error page', respondWith(500, 'text/html', LOGIN_PAGE)],
  ['an error', respondWith(503, 'application/json', `{"message":"${MARK}"}`)],
  ['a partial response', respondWith(206, 'application/json', `{"data":[],"nextCursor":"${MARK}"}`)],
  ['the login page of a Wi-Fi', respondWith(200, 'text/html', LOGIN_PAGE)],
  ['a page that says it is JSON', respondWith(200, 'application/json', LOGIN_PAGE)],
  ['a redirect to a login page', (response) => response.writeHead(302, { location: `/hotel?${MARK}` }).end()],
  [
    'a truncated response',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write(`{"data":[],"nextCursor":"${MARK}`, () => response.destroy());
    },
  ],
];

test.use({ expectedNoise: /Failed to load resource|net::ERR_|Failed to fetch/ });

const list = (page: Page) => page.getByRole('link', { name: /^See More/ }).first();

/** Opens a list, so that its right response is cached first. */
async function seeKano(page: Page, site: string): Promise<void> {
  await visitInstalled(page, site);
  await openPage(page, `${site}/location/kano`);
  await list(page).waitFor();
}

/** Cached entries that should not be: of the wrong kind or with the mark. */
async function wronglyCached(page: Page): Promise<string[]> {
  const cached = await cachedResponses(page);
  expect(cached.length).toBeGreaterThan(10);
  return cached
    .filter(
      ({ cache, status, type, redirected, body, contentType, url }) =>
        status !== 200 ||
        type === 'opaque' ||
        redirected ||
        body.includes(MARK) ||
        (contentType.includes('html') && !url.includes('/index.html') && cache !== PAGES_CACHE),
    )
    .map(({ cache, url, status }) => `${cache} ${url} ${String(status)}`);
}

test(
  'wrong responses are never cached, and never hide the cached one',
  AT_FULL_SIZE,
  async ({ page, siteProxy }) => {
    await seeKano(page, siteProxy.url);
    for (const [what, wrong] of WRONG) {
      siteProxy.intercept((path) => (path.startsWith(LIST) || path.startsWith('/hotel') ? wrong : undefined));
      await page.reload();
      await expect(list(page), what).toBeVisible();
      expect(await wronglyCached(page), what).toEqual([]);
    }
    siteProxy.intercept(() => (response) => response.destroy());
    await page.reload();
    await expect(list(page), 'without a network').toBeVisible();
  },
);

test('a captive portal corrupts neither the app nor its cached data', async ({ page, siteProxy }) => {
  await seeKano(page, siteProxy.url);
  siteProxy.intercept(() => respondWith(200, 'text/html', LOGIN_PAGE));
  await page.reload();
  await expect(list(page)).toBeVisible();
  await openPage(page, `${siteProxy.url}/signup`);
  expect(await wronglyCached(page)).toEqual([]);
});
