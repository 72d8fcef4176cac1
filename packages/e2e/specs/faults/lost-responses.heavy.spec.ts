import { MESSAGES } from '@naija/contracts/domain/messages';
import { API_PREFIX } from '@naija/contracts/http/paths';
import type { Page } from '@playwright/test';
import { waitForMail } from '../../support/mails.ts';
import { logIn, newAgent, signUp } from '../../support/new-agent.ts';
import { expect, test } from '../../support/test.ts';

test.use({ expectedNoise: /ERR_CONNECTION_CLOSED/ });

/** Loses the first response to every write: the server has done the work. Gives the paths of the lost ones. */
async function loseFirstResponses(page: Page): Promise<string[]> {
  const lost: string[] = [];
  await page.route(`**${API_PREFIX}/{auth,user}/**`, async (route) => {
    const request = route.request();
    const action = `${request.method()} ${new URL(request.url()).pathname.slice(API_PREFIX.length)}`;
    if (request.method() === 'GET' || lost.includes(action)) return route.fallback();
    lost.push(action);
    await route.fetch();
    return route.abort('connectionclosed');
  });
  return lost;
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

test('an agent whose responses are all lost once signs up, logs in, changes the password and deletes the account', async ({
  page,
  mail,
}) => {
  const agent = newAgent();
  const newPassword = 'Baobab-Ferry-31!';
  const lost = await loseFirstResponses(page);

  await signUp(page, agent);
  await expect(page.getByText(/^The server did not answer, so we cannot say/)).toBeVisible();
  await press(page, 'Create an Account');
  await expect(page).toHaveURL('/verify');
  const { code, subject } = await waitForMail(mail, agent.email);
  expect(subject).not.toContain('already');
  await page.getByLabel('Code').fill(code);
  await press(page, 'Verify');
  await expect(page.getByText(MESSAGES.locationOffline)).toBeVisible();
  await press(page, 'Verify');
  await expect(page.getByText(MESSAGES.verified)).toBeVisible();

  await page.goto('/login');
  await logIn(page, agent.email, agent.password);
  await expect(page.getByText("You're not logged in: we couldn't reach the server.")).toBeVisible();
  await press(page, 'Log in');
  await expect(page).toHaveURL('/agentform');

  await page.goto('/dashboard?tab=settings');
  await press(page, 'Change password');
  await page.getByLabel('Current password').fill(agent.password);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await press(page, 'Change password');
  await expect(page.getByText(/^We couldn't reach the server/)).toBeVisible();
  await press(page, 'Change password');
  await expect(page.getByText(MESSAGES.passwordChanged)).toBeVisible();

  await press(page, 'Delete my account');
  await page.getByLabel('Current password').fill(newPassword);
  await press(page, 'Delete my account');
  await expect(page.getByText(/^We couldn't reach the server/)).toBeVisible();
  await press(page, 'Delete my account');
  await expect(page).toHaveURL('/account-deleted');

  expect(lost).toEqual([
    'POST /auth/signup',
    'POST /auth/verify-code',
    'POST /auth/login',
    'PUT /user/password',
    'POST /user/deletion',
  ]);
  // Sign-up, password and deletion: one mail each.
  await waitForMail(mail, agent.email, 3);
});
