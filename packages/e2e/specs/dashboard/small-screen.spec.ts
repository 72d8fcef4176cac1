import type { Page } from '@playwright/test';
import { notificationPaths } from '@naija/contracts/http/notifications';
import { DEMO_LOGIN, logIn } from '../../support/new-agent.ts';
import { expect, test } from '../../support/test.ts';
import { waitUntilShown } from '../../support/shown.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, expectedNoise: /ERR_FAILED/ });

async function open(page: Page, tab: string): Promise<void> {
  await page.goto(`/login?next=/dashboard%3Ftab=${tab}`);
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await expect(page).toHaveURL(`/dashboard?tab=${tab}`);
  await expect(page.getByRole('region').first()).toBeVisible();
  await waitUntilShown(page);
}

const item = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Agent' }).getByRole('link', { name });
const nameOf = (page: Page, name: string) => item(page, name).getByText(name, { exact: true });
const boxOf = async (target: ReturnType<Page['locator']>) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('not shown');
  return box;
};

async function expectNameShown(page: Page, name: string): Promise<void> {
  await expect.poll(async () => (await boxOf(nameOf(page, name))).width).toBeGreaterThan(40);
  const { x, width } = await boxOf(nameOf(page, name));
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test('the icons of the menu show their names with the focus and on a long press, which does not follow them', async ({
  page,
}) => {
  await open(page, 'settings');
  expect((await boxOf(nameOf(page, 'Comments'))).width).toBeLessThan(2);
  await item(page, 'Photos').focus();
  await page.keyboard.press('Tab');
  await expect(item(page, 'Comments')).toBeFocused();
  await expectNameShown(page, 'Comments');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await boxOf(nameOf(page, 'Comments'))).width).toBeLessThan(2);

  const { x, y, width, height } = await boxOf(item(page, 'Edit Profile'));
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expectNameShown(page, 'Edit Profile');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => (await boxOf(nameOf(page, 'Edit Profile'))).width).toBeLessThan(2);
  await expect(page).toHaveURL('/dashboard?tab=settings');
  await item(page, 'Edit Profile').tap();
  await expect(page).toHaveURL('/dashboard?tab=edit-profile');
});

test('the count of waiting changes leaves the header as it is', async ({ page }) => {
  await open(page, 'settings');
  const header = page.getByRole('banner').first();
  const heights = async () => {
    const sizes = [];
    for (const [width, text] of [
      [360, '100%'],
      [320, '100%'],
      [360, '200%'],
      [320, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
      sizes.push((await boxOf(header)).height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.setViewportSize({ width: 360, height: 740 });
    return sizes;
  };
  const before = await heights();
  await page.route(`**${notificationPaths.own}`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const toggle = page.getByRole('switch', { name: 'Email' }).first();
  await toggle.click();
  await expect(header.getByText('waiting to be sent').first()).toBeAttached();
  expect(await heights()).toEqual(before);
  await page.unroute(`**${notificationPaths.own}`);
  // A later change replaces the one that waits, so the demo agent is as before.
  await toggle.click();
  await expect(header.getByText('waiting to be sent')).toHaveCount(0);
});

test('the end of the page can be scrolled free of a toast, which also leaves the focused field free', async ({
  page,
}) => {
  await open(page, 'settings');
  const toast = page.getByRole('status').filter({ hasText: 'All is well' });
  const show = () =>
    page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent('naija:toast', { detail: { message: 'All is well', kind: 'info' } }),
      ),
    );
  await show();
  await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
  });
  const last = page.getByRole('contentinfo');
  const end = await boxOf(last);
  const over = await boxOf(toast);
  expect(over.y).toBeGreaterThanOrEqual(end.y + end.height - 1);
  expect(over.y + over.height).toBeLessThanOrEqual(740);

  await page.getByRole('button', { name: 'Change password' }).click();
  const field = page.getByLabel('New password', { exact: true });
  await field.focus();
  await field.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
  });
  await show();
  await expect.poll(async () => (await boxOf(toast)).y).toBe(0);
});
