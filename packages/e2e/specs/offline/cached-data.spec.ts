import type { Page } from '@playwright/test';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths, type CommentListResponse } from '@naija/contracts/http/comments';
import { agentsOf } from '../../support/first-agent.ts';
import { findStored } from '../../support/offline/cached-responses.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, waitUntilCached, visitUntilReady } from '../../support/offline/visit.ts';

const seeMore = (page: Page) => page.getByRole('link', { name: /^See More/ });
const cachedNotice = (page: Page) => page.getByText(/^Saved copy from/).first();
const notCachedNotice = (page: Page) => page.getByText('not saved on this device');

test('a visitor reads an agent and a state seen before without a server, with the time of the cached response', async ({
  page,
  request,
  siteProxy,
}) => {
  const [agent] = await agentsOf(request, 'kano');
  const id = agent?.id ?? '';
  const response = await request.get(commentPaths.list(id));
  const [comment] = ((await response.json()) as CommentListResponse).comments;
  await visitUntilReady(page, '/');
  await openPage(page, '/location/kano');
  await seeMore(page).first().waitFor();
  await openPage(page, `/agent/${id}`);
  const photo = page.getByRole('main').getByRole('img').first();
  const arrived = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(arrived).toBe(true);
  if (comment) await expect(page.getByText(comment.content)).toBeVisible();
  await expect(cachedNotice(page)).toBeHidden();
  await siteProxy.disconnect();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: agent?.name ?? '' })).toBeVisible();
  await expect(cachedNotice(page)).toBeVisible();
  await expect.poll(arrived).toBe(true);
  if (comment) await expect(page.getByText(comment.content)).toBeVisible();
  await openPage(page, '/location/kano');
  await expect(cachedNotice(page)).toBeVisible();
  await expect(seeMore(page).first()).toBeVisible();
});

test('a page never seen before says that it is not saved and what is, and loads once the server is back', async ({
  page,
  siteProxy,
}) => {
  test.setTimeout(180_000);
  await visitUntilReady(page, '/');
  await openPage(page, '/location/kano');
  await waitUntilCached(page, agentPaths.byLocation('kano'));
  await siteProxy.disconnect();
  await openPage(page, '/location/yobe');
  await expect(notCachedNotice(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Kano', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(notCachedNotice(page)).toBeVisible();
  await siteProxy.reconnect();
  // A focus event makes the page retry without its backoff of up to a minute.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(seeMore(page).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 150_000 });
  await expect(cachedNotice(page)).toBeHidden();
});

test('without a server a search covers the cached agents, and says so', async ({
  page,
  request,
  siteProxy,
}) => {
  const [agent] = await agentsOf(request);
  await visitUntilReady(page, '/');
  await page.locator('main a[href^="/agent/"]').first().waitFor();
  await waitUntilCached(page, agentPaths.byLocation('lagos'));
  await siteProxy.disconnect();
  await openPage(page, `/trending?q=${encodeURIComponent(agent?.name ?? '')}`);
  await expect(page.locator(`main a[href="/agent/${agent?.id ?? ''}"]`)).toBeVisible();
  await expect(page.getByText('only the agents saved on this device were searched')).toBeVisible();
});

test('a favourite can be read without a server, even if never opened', async ({
  page,
  request,
  siteProxy,
}) => {
  const [agent] = await agentsOf(request, 'kano');
  const name = agent?.name ?? '';
  await visitUntilReady(page, '/');
  await openPage(page, '/location/kano');
  await page.getByRole('button', { name: `Save ${name}`, exact: true }).click();
  const isCached = async () => (await findStored(page, commentPaths.list(agent?.id ?? ''))).length > 0;
  await expect.poll(isCached).toBe(true);
  await siteProxy.disconnect();
  await openPage(page, '/saved');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call/ })).toBeVisible();
});

test('when the server is back, the page refreshes its data by itself, without a burst of requests', async ({
  page,
  siteProxy,
}) => {
  test.setTimeout(180_000);
  await visitUntilReady(page, siteProxy.url);
  await openPage(page, `${siteProxy.url}/location/kano`);
  await seeMore(page).first().waitFor();
  siteProxy.intercept(() => (response) => response.destroy());
  await page.reload();
  await expect(cachedNotice(page)).toBeVisible();
  const before = siteProxy.requested.length;
  siteProxy.intercept();
  await expect(cachedNotice(page)).toBeHidden({ timeout: 150_000 });
  const calls = siteProxy.requested.slice(before).filter((path) => path.startsWith('/api/v1/user'));
  expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(2);
});
