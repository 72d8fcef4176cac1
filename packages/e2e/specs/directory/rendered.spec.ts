import type { Page } from '@playwright/test';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { expect, test } from '../../support/test.ts';

const CARD = 'main a[href^="/agent/"]';

/** Opens a page once the server renders it: its first visitors get it unrendered, while the renderer starts. */
async function openRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const response = await page.goto(path, { waitUntil: 'commit' });
    expect(response?.headers()).toHaveProperty(RENDERED_PAGE.releaseHeader);
  }).toPass();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds an agent by searching, and can call', async ({ page }) => {
    await openRendered(page, '/');
    await page.getByRole('searchbox').fill('lagos');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/?q=lagos');
    await openRendered(page, '/location/lagos');
    await page.locator(CARD).first().click();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('the form to log in says what it needs, and sends nothing', async ({ page }) => {
    await openRendered(page, '/login');
    await expect(page.getByText('This form needs JavaScript')).toBeVisible();
    await expect(page.getByLabel('Password')).toBeHidden();
  });
});

test('what a visitor taps and types before the code has come is answered when it has', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openRendered(page, '/location/lagos');
  const search = page.getByRole('searchbox');
  await search.fill('lekki');
  const heart = page.locator('main').getByRole('button', { pressed: false }).first();
  await heart.click();
  await search.focus();
  release();
  await expect(page).toHaveURL('/location/lagos?q=lekki');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('lekki');
  await expect(page.getByRole('link', { name: 'Saved agents, 1' })).toBeVisible();
});

test('after a reload a rendered page is where it was left before its code has come', async ({ page }) => {
  await openRendered(page, '/location/lagos');
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.evaluate(() => {
    scrollTo(0, 600);
  });
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('naija:scroll') ?? String(scrollY)))
    .toContain('600');
  await page.route('**/assets/main-*.js', (route) => route.abort());
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});
