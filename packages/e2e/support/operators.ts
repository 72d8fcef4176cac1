import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { authPaths } from '@naija/contracts/http/auth';
import { ROOT } from '@naija/tooling/workspaces';
import { Secret, TOTP } from 'otpauth';
import type { MailServer } from './mail-server.ts';
import { waitForMail } from './mails.ts';
import { logIn, newAgent, type NewAgent } from './new-agent.ts';
import { pageHeading } from './page-heading.ts';
import type { System } from './system.ts';
import { expect } from './test.ts';

const NAIJA = path.join(ROOT, 'naija');

/** An account with a verified address, made an operator as an administrator does. */
export async function newOperator(
  request: APIRequestContext,
  mail: MailServer,
  { dataDir }: System,
): Promise<NewAgent> {
  const agent = newAgent();
  const data = { ...agent, phone: '08031234567', address: '12 Marina Road, Lagos', state: 'lagos' };
  expect((await request.post(authPaths.signup, { data })).status()).toBe(201);
  const { path: link } = await waitForMail(mail, agent.email);
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  expect((await request.post(authPaths.verify(token))).status()).toBe(200);
  await promisify(execFile)(NAIJA, ['admin', 'grant', agent.email], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return agent;
}

/** Logs in at the operators' pages and sets up the second factor, up to the queue. */
export async function enrol(page: Page, { email, password }: NewAgent): Promise<void> {
  await page.goto('/admin');
  await logIn(page, email, password);
  const current = page.getByLabel('Current password', { exact: true });
  await expect(pageHeading(page)).toHaveText('Set up your second factor');
  await expect(pageHeading(page)).toBeFocused();
  await expect(current, 'nothing is wrong yet').toHaveAttribute('aria-invalid', 'false');
  await current.fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const key = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have stored them' }).click();
}
