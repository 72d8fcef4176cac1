import { readFile } from 'node:fs/promises';
import { waitForLinks, waitForMail } from '../../support/mails.ts';
import { logIn, newAgent, signUp, type NewAgent } from '../../support/new-agent.ts';
import { expect, test, TRANSLATED } from '../../support/test.ts';
import type { Page } from '@playwright/test';

test.use({ expectedNoise: /status of 409/ });

/** Signs up and logs in, and opens the dashboard. */
async function openDashboard(page: Page, agent: NewAgent, waitUntilVerified: () => Promise<string>) {
  await signUp(page, agent);
  await expect(page).toHaveURL('/verify');
  await page.goto(await waitUntilVerified());
  await page.goto('/login');
  await logIn(page, agent.email, agent.password);
  await expect(page).toHaveURL('/agentform');
  await page.goto('/dashboard?tab=settings');
}

async function press(page: Page, action: string, password: string): Promise<void> {
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: action }).click();
  await data.getByLabel('Current password').fill(password);
  await data.getByRole('button', { name: action }).click();
}

test('an agent downloads all their data as one file', async ({ page, mail }) => {
  const agent = newAgent();
  await openDashboard(page, agent, async () => (await waitForMail(mail, agent.email)).path);
  const download = page.waitForEvent('download');
  await press(page, 'Download my data', agent.password);
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toBe('naija-agents-data.zip');
  // The local header of a ZIP file, with the name of its first entry.
  const head = (await readFile(file)).subarray(0, 64).toString('latin1');
  expect([head.slice(0, 4), head.includes('data.json')]).toEqual(['PK\u0003\u0004', true]);
  await expect(page.getByText('Your data is in your downloads.')).toBeVisible();
});

test(
  'an agent deletes the account, leaves nothing on the device, and keeps it after all',
  TRANSLATED,
  async ({ page, context, mail }) => {
    const agent = newAgent();
    await openDashboard(page, agent, async () => (await waitForMail(mail, agent.email)).path);
    await page.goto('/dashboard?tab=edit-profile');
    await page.getByLabel(/^Address/).fill('1 Other Road, Yaba');
    await expect(page.getByText('Draft saved on this device')).toBeVisible();
    await page.goto('/dashboard#delete-account');
    const data = page.getByRole('region', { name: 'Your data' });
    await data.getByLabel('Current password').fill(agent.password);
    await data.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/account-deleted');
    expect(await context.cookies()).toEqual([]);
    await page.getByRole('button', { name: 'App' }).click();
    await expect(page.getByRole('region', { name: 'Drafts' })).toBeHidden();

    await page.goto('/login');
    await logIn(page, agent.email, agent.password);
    await expect(page.getByText(/^This account will be deleted on/)).toBeVisible();
    const [link = ''] = await waitForLinks(mail, agent.email, '/keep-account');
    await page.goto(link);
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText('Your account stays, and your profile is back.')).toBeVisible();
    await page.goto('/login');
    await logIn(page, agent.email, agent.password);
    await expect(page).toHaveURL('/agentform');
  },
);
