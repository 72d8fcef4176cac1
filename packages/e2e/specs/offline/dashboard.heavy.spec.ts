import { readFile } from 'node:fs/promises';
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
  await next.keyboard.press('Escape');
  const download = next.waitForEvent('download');
  await next.getByRole('button', { name: 'Save contact card' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('BEGIN:VCARD');

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

test('Settings says of what needs the server that it needs a network, and all of it works once the server is back', async ({
  page,
  context,
  siteProxy,
}) => {
  await openOnce(page);
  await page.close();
  await siteProxy.disconnect();
  const next = await context.newPage();
  await openPage(next, '/dashboard?tab=settings');
  const sessions = next.getByRole('region', { name: "Where you're logged in" });
  await expect(sessions.getByText(/^This needs a network, and loads by itself/)).toBeVisible();
  const buttons = ['Change email', 'Change password', 'Download my data', 'Delete my account'].map((name) =>
    next.getByRole('button', { name }),
  );
  for (const button of buttons) {
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/^This needs a network; until it's back/);
  }
  await expect(next.getByText(/^We couldn't/)).toHaveCount(0);

  await siteProxy.reconnect();
  for (const button of buttons)
    await expect(button).toHaveAttribute('aria-disabled', 'false', { timeout: 40_000 });
  await expect(sessions.getByText('This device')).toBeVisible();
  await expect(next.getByText(/^This needs a network/)).toHaveCount(0);
});

test('what was typed into a form of Settings is still there after a time without a server', async ({
  page,
  context,
  siteProxy,
}) => {
  await openOnce(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill('Wrong-Password-1!');
  await siteProxy.disconnect();
  await context.setOffline(true);
  const form = page.getByRole('form', { name: 'Change password' });
  const submit = form.getByRole('button', { name: 'Change password' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(
    page.getByRole('region', { name: 'Password' }).getByText(/^This needs a network/),
  ).toBeVisible();
  await siteProxy.reconnect();
  await context.setOffline(false);
  await expect(submit).toHaveAttribute('aria-disabled', 'false', { timeout: 40_000 });
  await expect(page.getByLabel('Current password')).toHaveValue('Wrong-Password-1!');
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
