import { PINNED_STATES, STATES } from '@naija/contracts/domain/states';
import type { Page } from '@playwright/test';
import { pageHeading } from '../../support/page-heading.ts';
import { expect, test } from '../../support/test.ts';

const OTHERS = STATES.filter(({ slug }) => !PINNED_STATES.includes(slug));

/** Presses Tab until an element with this name is focused, at most 30 times. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
    if (name.test(focused)) return;
  }
  throw new Error(`Tab does not lead to ${String(name)}`);
}

const focusedHeading = (page: Page) =>
  page.evaluate(() => (document.activeElement?.matches('h1') ? document.activeElement.textContent : ''));

test('the links of the navigation are in order, with their accessible names', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Home',
    'ABOUT US',
    'ABUJA',
    'LAGOS',
    'Log in',
    'SIGN UP',
  ]);
  await navigation.getByRole('button', { name: 'OTHERS' }).click();
  await expect(navigation.getByRole('listitem').filter({ hasNot: page.getByRole('listitem') })).toHaveCount(
    4 + OTHERS.length,
  );
  for (const { name, slug } of OTHERS)
    await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/location/${slug}`,
    );
});

test('with the keyboard alone a visitor skips the navigation, or opens the list of states and goes to one', async ({
  page,
}) => {
  await page.goto('/about');
  await pageHeading(page).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');

  await page.goto('/about');
  await pageHeading(page).waitFor();
  await tabTo(page, /^OTHERS$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'OTHERS' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  // A pause between keystrokes restarts the type-ahead.
  await expect(async () => {
    await page.keyboard.type('kano');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused, { timeout: 1_000 }).toBe('Kano');
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/location/kano');
  await expect.poll(() => focusedHeading(page)).toBe('Property agents in Kano');
});

test('on a small screen a button opens the menu, and navigation closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(page.getByRole('link', { name: 'ABOUT US' })).toBeHidden();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: 'ABOUT US' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('link', { name: 'ABOUT US' })).toBeHidden();
});

test('an agent sees Dashboard and Log out, which clears cookies, revokes the session and leads home', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  await context.addCookies(
    ['token', 'id', 'name', 'email'].map((name) => ({ name, value: `my-${name}`, url })),
  );
  await page.goto('/about');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'SIGN UP' })).toBeHidden();

  const revoked = page.waitForRequest((request) => request.url().endsWith('/api/v1/auth/logout'));
  await navigation.getByRole('button', { name: 'Log out' }).click();
  expect((await revoked).headers()['authorization']).toBe('Bearer my-token');
  await expect(page).toHaveURL('/');
  await expect(navigation.getByRole('link', { name: 'SIGN UP' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
});

test('a visitor starts at the top of a new page with the heading focused, and Back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/location/lagos');
  // The part of the shell that restores positions sets this value.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  const last = page.getByRole('link', { name: /^See More/ }).last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(scrollY));
  expect(before).toBeGreaterThan(500);
  await last.click();
  await expect(page).toHaveURL(/\/agent\//);
  await expect.poll(() => focusedHeading(page)).not.toBe('');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
});
