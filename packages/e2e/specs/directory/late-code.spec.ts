import type { Page, Route } from '@playwright/test';
import { openRendered, waitUntilRendered } from '../../support/rendered.ts';
import { firstAgent } from '../../support/first-agent.ts';
import { expect, test } from '../../support/test.ts';

test.use({ expectedNoise: /directory|Failed to (load|fetch)|ERR_|integrity|MIME|502|404/ });

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Part of this page has not loaded' });
const tryAgain = (page: Page) => notice(page).getByRole('button', { name: 'Try again' });
const goOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));
const save = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /^Save / })
    .first();

/** How a file is missing. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is changed on its way': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const changed = 1;' }),
  'is a page of a hotel': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Log in</p>' }),
  'does not arrive': (route) => route.abort(),
};

/** Releases other than the one that rendered the page would stand in for it. */
const CODE = '**/remotes/directory/**/*.js';

for (const [what, fault] of Object.entries(FAULTS))
  test(`a profile whose code ${what} can be read and called, and is live once the code is there`, async ({
    page,
  }) => {
    const path = await firstAgent(page.request);
    await page.route(CODE, fault);
    await openRendered(page, path);
    await expect(tryAgain(page)).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('main a[href^="https://wa.me/"]').first()).toBeVisible();
    await expect(page.getByText('could not be shown')).toBeHidden();

    await page.unroute(CODE);
    const loaded = page.waitForEvent('load');
    await goOnline(page);
    await loaded;
    await save(page).click();
    await expect(page.getByRole('link', { name: 'Saved agents, 1' })).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

test('what was typed waits for the visitor to try again, and is searched for then', async ({ page }) => {
  await page.route(CODE, (route) => route.abort());
  await openRendered(page, '/location/lagos');
  const box = page.getByRole('searchbox', { name: 'Search by location' });
  await box.fill('lekki');
  await tryAgain(page).click();
  await expect(notice(page).getByText('cannot be reached')).toBeVisible();
  await page.unroute(CODE);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await goOnline(page);
  await expect(box).toHaveValue('lekki');
  expect(loads).toBe(0);
  await tryAgain(page).click();
  await expect(page).toHaveURL(/q=lekki/);
  await expect(box).toHaveValue('lekki');
});

test('a visitor reads on through links while no code arrives', async ({ page }) => {
  await page.route(CODE, (route) => route.abort());
  await waitUntilRendered(page.request, '/location/lagos');
  await openRendered(page, '/');
  await expect(tryAgain(page)).toBeVisible();
  await page.getByRole('link', { name: 'LAGOS' }).first().click();
  await expect(page).toHaveURL('/location/lagos');
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
  await expect(tryAgain(page)).toBeVisible();
});
