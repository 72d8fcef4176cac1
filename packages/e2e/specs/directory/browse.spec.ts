import { agentPaths, type AgentListResponse } from '@naija/contracts/http/agents';
import { TRENDING_STATE } from '@naija/contracts/domain/states';
import { formatNaira } from '@naija/contracts/domain/money';
import { readRegistry, REGISTRY_PATH, releasesOf } from '@naija/contracts/remote/registry';
import { RENDERED_PAGE, type BootData } from '@naija/contracts/remote/rendered-page';
import type { APIRequestContext } from '@playwright/test';
import { enableDataSaver } from '../../support/data-saver.ts';
import { ANY_ORIGIN, expect, test } from '../../support/test.ts';

const CARD = 'main a[href^="/agent/"]';

test('a visitor sees agents of Lagos, opens one, reloads it and comes back', ANY_ORIGIN, async ({ page }) => {
  await page.goto('/');
  const cards = page.locator(CARD);
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(12);
  const name = await cards.first().getByRole('heading').innerText();

  await cards.first().click();
  await expect(page).toHaveURL(/\/agent\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(12);
});

test('the cards on the home page are the agents in the database, shown by the directory remote', async ({
  page,
  request,
}) => {
  const { data } = (await (
    await request.get(agentPaths.byLocation(TRENDING_STATE))
  ).json()) as AgentListResponse;
  const fetched: string[] = [];
  page.on('request', (sent) => fetched.push(new URL(sent.url()).pathname));
  await page.goto('/');
  const shown = page.locator(CARD);
  await expect(shown).toHaveCount(data.length);
  for (const agent of data.slice(0, 3)) {
    const card = page.locator(`main a[href="/agent/${agent.id}"]`);
    await expect(card).toContainText(agent.name);
    await expect(card).toContainText(formatNaira(agent.inspectionFee ?? 0));
  }
  expect(fetched.some((path) => path.startsWith('/remotes/directory/'))).toBe(true);
});

test('every photo on the home page arrives', async ({ page }) => {
  await page.goto('/');
  const photos = page.locator('main li:has(a[href^="/agent/"]) img');
  await expect.poll(() => photos.count()).toBeGreaterThanOrEqual(12);
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('an unknown address shows that there is no such page, with a link home', async ({ page, request }) => {
  expect((await request.get('/no/such/page', { headers: { accept: 'text/html' } })).status()).toBe(404);
  await page.goto('/');
  await page.evaluate(() => {
    history.pushState({}, '', '/no/such/page');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('the files of a page’s remote are all requested at once, as soon as the registry is loaded', async ({
  page,
  request,
}) => {
  await enableDataSaver(page);
  const registry = readRegistry(await (await request.get(REGISTRY_PATH)).json());
  const home = releasesOf(registry, 'directory')[0]?.extras.routes.find(({ path }) => path === '/');
  const missing = new Set((home?.js ?? []).map(({ url }) => new URL(url, 'http://site').pathname));
  expect(missing.size).toBeGreaterThan(1);
  let release: (() => void) | undefined;
  const allAsked = new Promise<void>((resolve) => (release = resolve));
  // No file is delivered before the last of them was requested.
  await page.route('**/remotes/directory/**', async (route) => {
    missing.delete(new URL(route.request().url()).pathname);
    if (missing.size === 0) release?.();
    await allAsked;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.locator(CARD).first()).toBeVisible();
});

test(
  'the first page requests each of its scripts once, before all other scripts',
  ANY_ORIGIN,
  async ({ page, request }) => {
    await enableDataSaver(page);
    const requested: string[] = [];
    page.on('request', (sent) => {
      if (sent.resourceType() === 'script') requested.push(sent.url());
    });
    // Holds the shell back until the remote is requested, whatever the speed of the network.
    const remoteAsked = page.waitForRequest('**/remotes/directory/**');
    await page.route('**/assets/bootstrap-*.js', async (route) => {
      await remoteAsked;
      await route.continue();
    });
    const response = await page.goto('/');
    await page.locator(CARD).first().waitFor();
    await remoteAsked;

    const html = (await response?.text()) ?? '';
    const announced = scriptsOfBoot(html) ?? (await scriptsOfHome(html, request));
    const needed = announced.map((file) => new URL(file, page.url()).href);
    // Prefetched scripts come after them.
    await expect.poll(() => requested.length).toBeGreaterThanOrEqual(needed.length);
    expect(requested.slice(0, needed.length).sort()).toEqual(needed.sort());
    expect(new Set(requested).size).toBe(requested.length);
  },
);

/** Files that the boot script of a rendered page loads; undefined for an unrendered one. */
function scriptsOfBoot(html: string): string[] | undefined {
  const [, text] = new RegExp(`id="${RENDERED_PAGE.bootId}">([^<]+)<`).exec(html) ?? [];
  if (text === undefined) return undefined;
  const { main, files } = JSON.parse(text) as BootData;
  return [...new Set([main, ...files.map(([file]) => file)])];
}

async function scriptsOfHome(html: string, request: APIRequestContext): Promise<string[]> {
  const shell = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file]) => file ?? '');
  const registry = readRegistry(await (await request.get(REGISTRY_PATH)).json());
  const home = releasesOf(registry, 'directory')[0]?.extras.routes.find(({ path }) => path === '/');
  return [...shell, ...(home?.js ?? []).map(({ url }) => url)];
}
