import type { Page } from '@playwright/test';
import { DEMO_LOGIN, logIn, logOut } from '../../support/new-agent.ts';
import { findStored } from '../../support/offline/cached-responses.ts';
import { keptPaths, waitUntilDashboardKept } from '../../support/kept-dashboard.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, visitUntilReady } from '../../support/offline/visit.ts';

const SAVED = /^Saved copy from/;
/** Logs in, and opens the dashboard until this device has kept it. @returns the agent's id */
async function openOnce(page: Page): Promise<string> {
  await visitUntilReady(page, '/login');
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await expect(page).toHaveURL('/dashboard');
  return waitUntilDashboardKept(page);
}

test('a dashboard that was opened once opens without a server in a new tab, with its dialogs, and is fresh once the server is back', async ({
  page,
  context,
  siteProxy,
}) => {
  await openOnce(page);
  const details = await page.getByRole('region', { name: 'Agent Details' }).innerText();
  await page.close();
  await siteProxy.disconnect();

  const next = await context.newPage();
  await openPage(next, '/dashboard');
  await expect(next.getByText(SAVED).first()).toBeVisible();
  expect(await next.getByRole('region', { name: 'Agent Details' }).innerText()).toBe(details);
  await expect(next.getByRole('region', { name: 'Your last 12 weeks' }).getByText(SAVED)).toBeVisible();
  await next.getByRole('button', { name: 'Your share card' }).click();
  const card = next.getByRole('img', { name: /^Share card of/ });
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_200);
  await next.keyboard.press('Escape');
  await next.getByRole('button', { name: 'QR code of your page' }).click();
  await expect(next.getByRole('img', { name: /^QR code that leads/ })).toBeVisible();

  await openPage(next, '/dashboard?tab=comments');
  await expect(next.getByText(SAVED)).toBeVisible();
  await openPage(next, '/dashboard?tab=photos');
  await expect(next.getByText(SAVED)).toBeVisible();
  await expect(next.getByText(/of 8 photos/)).toBeVisible();
  await openPage(next, '/dashboard?tab=edit-profile');
  await expect(next.getByLabel(/^Address/)).not.toHaveValue('');
  await openPage(next, '/dashboard?tab=settings');
  await expect(next.getByRole('region', { name: 'Notifications' }).getByText(SAVED)).toBeVisible();

  await openPage(next, '/dashboard');
  await siteProxy.reconnect();
  await expect(async () => {
    await next.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(next.getByText(SAVED)).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
});

test('a logout without a server removes what was kept of the dashboard, also while another tab shows it', async ({
  page,
  context,
  siteProxy,
}) => {
  await openOnce(page);
  const other = await context.newPage();
  await openPage(other, '/dashboard');
  await siteProxy.disconnect();
  await openPage(page, '/dashboard');
  await expect(page.getByText(SAVED).first()).toBeVisible();
  expect(await findStored(page, DEMO_LOGIN.email)).not.toEqual([]);
  await logOut(page);
  await expect.poll(() => findStored(page, DEMO_LOGIN.email)).toEqual([]);
  await expect(other).toHaveURL(/\/login/);
  expect(await keptPaths(page)).toEqual([]);
});

test('without the login cookie, or with one of another session, nothing kept is shown', async ({
  page,
  context,
  siteProxy,
}) => {
  await openOnce(page);
  await siteProxy.disconnect();
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'token');
  await context.addCookies([
    { ...token, name: 'token', value: 'of-another-session', domain: 'localhost', path: '/' },
  ]);
  await openPage(page, '/dashboard');
  await expect(page.getByText("We couldn't load your profile")).toBeVisible();
  await expect(page.locator('body')).not.toContainText(DEMO_LOGIN.email);
  await context.clearCookies({ name: 'token' });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => findStored(page, DEMO_LOGIN.email)).toEqual([]);
});
