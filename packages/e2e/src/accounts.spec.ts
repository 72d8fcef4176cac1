import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { expect, test } from './test.ts';

test('a visitor without a session who opens the dashboard lands on the login page, and Back skips the dashboard', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('someone with a session token reaches the dashboard', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'token', value: 'any', url: baseURL ?? '' }]);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('the login form says what is wrong with what was typed', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('not-an-address');
  await page.getByLabel('Password', { exact: true }).focus();
  await expect(page.getByText(FIELD_MESSAGES.emailInvalid)).toBeVisible();
  await page.getByRole('button', { name: /log in/i }).click();
  await expect(page.getByText(FIELD_MESSAGES.passwordRequired)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});
