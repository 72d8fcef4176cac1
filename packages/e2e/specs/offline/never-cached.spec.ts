import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { keptAnswers } from '../../support/offline/cached-responses.ts';
import { expect, test } from '../../support/offline/test.ts';
import { opens, visitUntilReady } from '../../support/offline/visit.ts';

const LIST = '/api/v1/user/location/kano';
/** Stands in every wrong answer, so that it can be found wherever it may have been kept. */
const MARK = 'not-what-was-asked-for';
const LOGIN_PAGE = `<!doctype html><title>Hotel Wi-Fi</title><h1>${MARK}</h1>`;

const answerWith = (status: number, type: string, body: string) => (answer: ServerResponse) =>
  answer.writeHead(status, { 'content-type': type, etag: '"wrong"' }).end(body);

const WRONG: readonly (readonly [string, (answer: ServerResponse) => unknown])[] = [
  ['an error page', answerWith(500, 'text/html', LOGIN_PAGE)],
  ['an error', answerWith(503, 'application/json', `{"message":"${MARK}"}`)],
  ['a part of an answer', answerWith(206, 'application/json', `{"data":[],"nextCursor":"${MARK}"}`)],
  ['the login page of a Wi-Fi', answerWith(200, 'text/html', LOGIN_PAGE)],
  ['a page that says it is JSON', answerWith(200, 'application/json', LOGIN_PAGE)],
  ['a redirect to a login page', (answer) => answer.writeHead(302, { location: `/hotel?${MARK}` }).end()],
  [
    'half an answer',
    (answer) => {
      answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      answer.write(`{"data":[],"nextCursor":"${MARK}`, () => answer.destroy());
    },
  ],
];

test.use({ expectedNoise: /Failed to load resource|net::ERR_|Failed to fetch/ });

const list = (page: Page) => page.getByRole('link', { name: /^See More/ }).first();

/** Opens a list, so that the right answer is kept before wrong ones come. */
async function seeKano(page: Page, site: string): Promise<void> {
  await visitUntilReady(page, site);
  await opens(page, `${site}/location/kano`);
  await list(page).waitFor();
}

/** What is kept that should not be: it is wrong in itself, or is one of the wrong answers. */
async function wronglyKept(page: Page): Promise<string[]> {
  const kept = await keptAnswers(page);
  expect(kept.length).toBeGreaterThan(10);
  return kept
    .filter(
      ({ status, type, redirected, body, contentType, url }) =>
        status !== 200 ||
        type === 'opaque' ||
        redirected ||
        body.includes(MARK) ||
        (contentType.includes('html') && !url.includes('/index.html')),
    )
    .map(({ cache, url, status }) => `${cache} ${url} ${String(status)}`);
}

test('what comes in the place of an answer is never kept, and never hides the saved copy', async ({
  page,
  between,
}) => {
  await seeKano(page, between.url);
  for (const [what, wrong] of WRONG) {
    between.intrude((path) => (path.startsWith(LIST) || path.startsWith('/hotel') ? wrong : undefined));
    await page.reload();
    await expect(list(page), what).toBeVisible();
    expect(await wronglyKept(page), what).toEqual([]);
  }
  between.intrude(() => (answer) => answer.destroy());
  await page.reload();
  await expect(list(page), 'without a line').toBeVisible();
});

test('a Wi-Fi that answers everything with its login page spoils neither the app nor what is saved', async ({
  page,
  between,
}) => {
  await seeKano(page, between.url);
  between.intrude(() => answerWith(200, 'text/html', LOGIN_PAGE));
  await page.reload();
  await expect(list(page)).toBeVisible();
  await opens(page, `${between.url}/signup`);
  expect(await wronglyKept(page)).toEqual([]);
});
