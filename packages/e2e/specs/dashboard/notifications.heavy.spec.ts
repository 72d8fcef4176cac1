import type { Page } from '@playwright/test';
import { commentPaths } from '@naija/contracts/http/comments';
import {
  deliverPush,
  shownNotifications,
  standInForPushService,
  startPushService,
} from '../../support/pushes.ts';
import { waitForLinks, waitForMail } from '../../support/mails.ts';
import { logIn, newAgent, signUp, type NewAgent } from '../../support/new-agent.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

async function comment(page: Page, agentId: string, content: string): Promise<void> {
  const data = { fullname: 'Bola Ade', content };
  expect((await page.request.post(commentPaths.post(agentId), { data })).status()).toBe(201);
}

async function openNotifications(page: Page, { email, password }: NewAgent): Promise<void> {
  await page.goto('/login');
  await logIn(page, email, password);
  await expect(page).toHaveURL('/agentform');
  await page.goto('/dashboard?tab=settings#notifications');
}

test('an agent is told of a comment on the device and by mail, in the language of the pages, until they log out and stop the emails', async ({
  page,
  context,
  mail,
  system,
}) => {
  const service = await startPushService();
  await standInForPushService(context, service.url);
  const agent = newAgent();
  await signUp(page, agent);
  await expect(page).toHaveURL('/verify');
  await page.goto((await waitForMail(mail, agent.email)).path);
  await expect(pageHeading(page)).toHaveText('Email verified');
  await openNotifications(page, agent);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const toggle = page.getByRole('switch', { name: 'Notifications on this device' });
  await toggle.click();
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
  await expect(toggle).toBeChecked();

  const id = (await context.cookies()).find(({ name }) => name === 'id')?.value ?? '';
  await comment(page, id, 'Kept her word.');
  await expect.poll(() => service.encodings).toEqual(['aes128gcm']);
  await page.goto('/dashboard?tab=comments');
  await expect(page.getByText('Kept her word.')).toBeVisible();
  await comment(page, id, 'Picked up at once.');
  await deliverPush(page, system.url, { kind: 'comment', count: 2 });
  // The open list has it without a tap.
  await expect(page.getByText('Picked up at once.')).toBeVisible();
  expect(await shownNotifications(page)).toEqual(['2 new comments on your profile']);

  await page.getByRole('navigation', { name: 'Agent' }).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await deliverPush(page, system.url, { kind: 'answer', count: 1 });
  await openNotifications(page, agent);
  await toggle.click();
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
  await deliverPush(page, system.url, { kind: 'answer', count: 1 });
  await expect
    .poll(() => shownNotifications(page))
    .toEqual(['2 new comments on your profile', 'News about your account']);

  const [link = ''] = await waitForLinks(mail, agent.email, '/unsubscribe');
  await page.goto(link);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByText("You won't get emails about new comments any more.")).toBeVisible();

  await page.getByRole('button', { name: 'Naijá Pidgin' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pcm');
  await expect(async () => {
    await deliverPush(page, system.url, { kind: 'answer', count: 1 });
    expect(await shownNotifications(page)).toContain('News dey about your account');
  }).toPass();
  await service.stop();
});
