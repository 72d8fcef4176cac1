import type { APIRequestContext } from '@playwright/test';
import { agentMeta, PAGE_META, pagePaths, stateMeta, type PageMeta } from '@naija/contracts/domain/pages';
import { pageTitle } from '@naija/contracts/domain/product';
import { STATES } from '@naija/contracts/domain/states';
import { agentsOf } from '../../support/first-agent.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { expect, test } from '../../support/test.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** The raw HTML, fetched again while the database is too slow for its metadata. */
async function raw(request: APIRequestContext, path: string) {
  for (;;) {
    const response = await request.get(path, { maxRedirects: 0 });
    if (response.headers()['cache-control'] !== 'no-store')
      return { status: response.status(), html: await response.text() };
  }
}

/** First group of the only match. */
function only(html: string, pattern: RegExp): string | undefined {
  const found = [...html.matchAll(pattern)];
  return found.length === 1 ? found[0]?.[1] : undefined;
}

function preview(html: string, property: string): string | undefined {
  return only(html, new RegExp(`<meta property="og:${property}" content="([^"]*)"`, 'g'));
}

const pages: [string, PageMeta][] = [
  [pagePaths.home, PAGE_META.home],
  [pagePaths.trending, PAGE_META.trending],
  [pagePaths.about, PAGE_META.about],
  ...STATES.slice(0, 3).map((state): [string, PageMeta] => [
    pagePaths.location(state.slug),
    stateMeta(state),
  ]),
];

for (const [path, meta] of pages)
  test(`a link to ${path} has a title, a description and an image before any script has run`, async ({
    request,
    baseURL,
  }) => {
    const { status, html } = await raw(request, path);
    expect(status).toBe(200);
    expect(only(html, /<title>([^<]*)<\/title>/g)).toBe(pageTitle(meta.title));
    expect(only(html, /<meta name="description" content="([^"]*)"/g)).toBe(meta.description);
    expect(only(html, /<link rel="canonical" href="([^"]*)"/g)).toBe(new URL(path, baseURL).href);
    expect(preview(html, 'title')).toBe(pageTitle(meta.title));
    const picture = await request.get(preview(html, 'image') ?? '');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await picture.body()).length).toBeLessThan(150_000);
  });

test('a page that the visitor opens by a link no longer has the description of the one before, which browsers would share', async ({
  page,
}) => {
  const described = page.locator('link[rel=canonical], meta[name=description], meta[property^="og:"]');
  await page.goto(pagePaths.about);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/);
  await page.locator('header').getByRole('link', { name: 'NaijaAgents', exact: true }).click();
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
  await expect(described).toHaveCount(0);
});

test('a link to an agent shows the name and the photo, small enough for every messenger', async ({
  request,
}) => {
  const [agent] = await agentsOf(request);
  if (!agent) throw new Error('there is no agent in the demo data');
  const { html } = await raw(request, pagePaths.agent(agent.id));
  expect(preview(html, 'title')).toBe(pageTitle(agentMeta(agent).title));
  const picture = await request.get(preview(html, 'image') ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).length).toBeLessThan(300_000);
  expect(html).toContain('"@type":"RealEstateAgent"');
});

for (const path of [
  pagePaths.agent(UNKNOWN),
  pagePaths.agent('x'),
  pagePaths.location('texas'),
  '/no/such/page',
])
  test(`${path} responds with 404 and noindex to search engines`, async ({ request }) => {
    const { status, html } = await raw(request, path);
    expect(status).toBe(404);
    expect(only(html, /<meta name="robots" content="([^"]*)"/g)).toBe('noindex');
  });

test('the title of a shared link is the title of the page that opens', async ({ page, request }) => {
  const [agent] = await agentsOf(request);
  for (const path of [
    pagePaths.home,
    pagePaths.about,
    pagePaths.location('lagos'),
    `${pagePaths.location('lagos')}?maxFee=5000`,
    `${pagePaths.trending}?q=lekki&maxFee=10000`,
    pagePaths.agent(agent?.id ?? ''),
  ]) {
    const title = only((await raw(request, path)).html, /<title>([^<]*)<\/title>/g);
    await page.goto(path);
    await pageHeading(page).waitFor();
    await expect(page).toHaveTitle(title ?? '');
    await expect(page.locator('head title')).toHaveCount(1);
  }
  // The visitor goes on from the profile to another page without loading the document again.
  await page.getByRole('navigation').getByRole('link', { name: 'ABOUT US' }).click();
  await expect(page).toHaveTitle(pageTitle(PAGE_META.about.title));
  await expect(page.locator('head title')).toHaveCount(1);
});

test('search engines find every agent from robots.txt on', async ({ request }) => {
  const addresses = async (path: string) =>
    [...(await raw(request, path)).html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  const index = only((await raw(request, '/robots.txt')).html, /^Sitemap: (\S+)$/gm) ?? '';
  const lists = await Promise.all((await addresses(index)).map(addresses));
  const listed = new Set(lists.flat().map((address) => new URL(address).pathname));
  for (const state of ['lagos', 'kano'])
    for (const { id } of await agentsOf(request, state)) expect(listed).toContain(pagePaths.agent(id));
});
