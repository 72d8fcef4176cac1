import type { Locator, Page } from '@playwright/test';
import { holdCode, openRendered } from '../../support/rendered.ts';
import { expect, test } from '../../support/test.ts';

const PHONE = { width: 360, height: 740 };

const card = (page: Page) => page.locator('main a[href^="/agent/"]').first();
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search by location' });
/** Position of a row on the screen. */
const placeOf = async (row: Locator) => Math.round((await row.boundingBox())?.y ?? NaN);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('a visitor searches, reads a profile and can call; forms say what they need', async ({ page }) => {
    await openRendered(page, '/location/lagos?maxFee=50000');
    await box(page).fill('kano');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/location/lagos?maxFee=50000&q=kano');
    await openRendered(page, '/');
    await expect(page.getByRole('link', { name: 'Search here' })).toBeHidden();
    await box(page).fill('lagos');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/?q=lagos');

    await openRendered(page, '/');
    await page.getByRole('link', { name: 'ABUJA' }).click();
    await expect(page).toHaveURL('/location/abuja');
    await openRendered(page, '/location/abuja');
    const profile = await page
      .getByRole('link', { name: /^See More/ })
      .first()
      .getAttribute('href');
    await openRendered(page, profile ?? '');
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('main a[href^="https://wa.me/"]').first()).toBeVisible();
    await expect(page.getByText('This form needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'OTHERS' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(1);

    await page.goto('/saved');
    await page.getByRole('link', { name: 'go to the home page' }).click();
    await expect(page).toHaveURL('/');
    await openRendered(page, '/login');
    await expect(page.getByText('This form needs JavaScript')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
  });

  test('a visitor reads a list to its second page, and comes back to the first', async ({ page }) => {
    await openRendered(page, '/location/lagos?sort=deals');
    const first = await card(page).getAttribute('href');
    await page.getByRole('link', { name: 'Show more agents' }).click();
    await expect(page).toHaveURL(/\?sort=deals&page=2&cursor=./);
    const { pathname, search } = new URL(page.url());
    await openRendered(page, pathname + search);
    await expect(page).toHaveTitle(/, page 2 /);
    await expect(card(page)).not.toHaveAttribute('href', first ?? '');
    await page.getByRole('link', { name: 'Back to the first agents' }).click();
    await expect(page).toHaveURL('/location/lagos?sort=deals');
    await expect(card(page)).toHaveAttribute('href', first ?? '');
  });
});

test.describe('before the code has come', () => {
  test.use({ viewport: PHONE });

  test('links lead on, with what was typed, and a page that is reloaded is where it was left', async ({
    page,
  }) => {
    await openRendered(page, '/location/lagos');
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          // The page has recorded the position by then: its listener is older.
          addEventListener('scroll', () => {
            resolve();
          });
          scrollTo(0, 600);
        }),
    );
    await holdCode(page);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);

    await openRendered(page, '/');
    await box(page).fill('lekki');
    await page.getByRole('link', { name: 'Search here' }).click();
    await expect(page).toHaveURL('/trending?q=lekki');
    await openRendered(page, '/trending?maxFee=50000');
    await box(page).fill('kano');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/trending?maxFee=50000&q=kano');
    await openRendered(page, '/location/lagos');
    await page
      .getByRole('link', { name: /^See More/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/agent\//);
    await page.goBack({ waitUntil: 'commit' });
    await expect(card(page)).toBeVisible();
  });

  test('taps are answered once it has, and nothing moves below the finger', async ({ page }) => {
    const release = await holdCode(page);
    await openRendered(page, '/location/lagos');
    const heart = page.locator('main li').nth(9).getByRole('button');
    await heart.click();
    const place = await placeOf(heart);
    await page.getByRole('button', { name: 'Menu' }).evaluate((button: HTMLElement) => {
      button.click();
    });
    release();
    await expect(page.getByRole('link', { name: 'Saved agents, 1' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
    expect(await placeOf(heart)).toBe(place);
  });

  test.describe('and does not come', () => {
    test.use({ expectedNoise: /Failed to (load|fetch)|ERR_FAILED/ });

    test('links work, and the first tap after the network is back loads the page again', async ({ page }) => {
      await page.route('**/assets/main-*.js', (route) => route.abort());
      await openRendered(page, '/location/lagos');
      const heart = page.locator('main li').first().getByRole('button');
      // Once the code has failed, a tap asks whether the server is there. An answer after `unroute` would load the page.
      await expect(async () => {
        const asked = page.waitForEvent('requestfailed', {
          predicate: (request) => request.resourceType() === 'fetch',
          timeout: 2_000,
        });
        await heart.click();
        await asked;
      }).toPass();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await page.unroute('**/assets/main-*.js');
      const loaded = page.waitForEvent('load');
      await heart.click();
      await loaded;
      await heart.click();
      await expect(page.getByRole('link', { name: 'Saved agents, 1' })).toBeVisible();
    });
  });

  test('what was typed and chosen is searched for once it has, and the caret stays', async ({ page }) => {
    const release = await holdCode(page);
    await openRendered(page, '/location/lagos');
    await box(page).pressSequentially('leki');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('k');
    release();
    await expect(page).toHaveURL('/location/lagos?q=lekki');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('k');
    await expect(box(page)).toHaveValue('lekkki');
  });
});
