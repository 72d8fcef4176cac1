import type { Page } from '@playwright/test';
import { renderInBrowser } from '../../support/rendered.ts';
import { expect, test } from '../../support/test.ts';

/** Holds requests back. @returns lets them pass, and all later ones */
async function hold(page: Page, files: string): Promise<() => void> {
  let pass: () => void = () => undefined;
  const passing = new Promise<void>((resolve) => {
    pass = resolve;
  });
  await page.route(files, async (route) => {
    await passing;
    await route.continue();
  });
  return pass;
}

test('a visitor on a slow network sees a frame before any script, and a bar while another page loads', async ({
  page,
}) => {
  await renderInBrowser(page);
  const passScripts = await hold(page, '**/assets/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Loading…' })).toBeVisible();
  // The border shows that the policy allows the style.
  await expect(page.getByRole('banner')).toHaveCSS('border-bottom-style', 'solid');
  passScripts();

  const navigation = page.getByRole('navigation', { name: 'Main' });
  const bar = page.getByRole('progressbar');
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  await expect(bar).toBeHidden();
  const passLogin = await hold(page, '**/remotes/auth/**');
  await navigation.getByRole('link', { name: 'Log in' }).click();
  await expect(bar).toBeVisible();
  passLogin();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(bar).toBeHidden();
});
