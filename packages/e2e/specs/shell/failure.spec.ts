import { renderInBrowser } from '../../support/rendered.ts';
import { ANY_ORIGIN, expect, test } from '../../support/test.ts';

test.use({ expectedNoise: /remotes\/auth|Remote "auth"|ERR_FAILED/ });

test(
  'when one remote cannot be loaded, its page names it, the others work, and Retry loads it',
  ANY_ORIGIN,
  async ({ page }) => {
    await renderInBrowser(page); // What is rendered stays.
    await page.route('**/remotes/auth/**', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText('This part of NaijaAgents could not be shown');
    await expect(page.getByRole('alert')).toContainText('auth');

    await page.getByRole('link', { name: 'NaijaAgents', exact: true }).click();
    await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();

    await page.getByRole('link', { name: 'Agent login' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/remotes/auth/**');
    await page.getByRole('button', { name: /retry|try again/i }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  },
);
