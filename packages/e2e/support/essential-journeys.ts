import { expect, type Page } from '@playwright/test';
import { pagePaths } from '@naija/contracts/domain/pages';
import { showCommentForm } from './comment-form.ts';
import { agentsOf } from './first-agent.ts';
import { DEMO_LOGIN, logIn } from './new-agent.ts';

export const COOKIES_REFUSED = 'This browser refuses cookies, and logging in needs them.';

/** Messages that must never appear if a browser only lacks or refuses a feature, on a device with space and a network. */
export const WRONG_REASONS = /device is full|check your (?:internet )?connection|Something went wrong/i;

let posted = 0;

/** Types a place on the home page, and opens the first agent found there. */
export async function searchAndRead(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search by location' }).fill('Kano');
  const card = page.locator('main a[href^="/agent/"]').first();
  await expect(card).toContainText('Kano');
  await card.click();
  await expect(page.getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(page.getByText('Inspection Fee').first()).toBeVisible();
  await claimsNothingWrong(page);
}

/** Saves an agent, and finds them among the saved ones as long as the page is open. */
export async function saveAgent(page: Page): Promise<void> {
  await page.goto('/trending');
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Saved agents, 1' })).toBeVisible();
  await page.getByRole('link', { name: 'View', exact: true }).click();
  await expect(page).toHaveURL(pagePaths.favourites);
  await expect(page.locator('main a[href^="/agent/"]')).toHaveCount(1);
  await claimsNothingWrong(page);
}

/** Posts a comment, which is sent at once and appears in the list. */
export async function comment(page: Page): Promise<void> {
  posted += 1;
  const text = `Kept every promise, ${String(process.pid)} ${String(posted)}.`;
  const [agent] = await agentsOf(page.request);
  await page.goto(pagePaths.agent(agent?.id ?? ''));
  await showCommentForm(page);
  await page.getByLabel('Your name').fill('Ngozi Eze');
  await page.getByRole('textbox', { name: 'Comment' }).fill(text);
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(page.getByText('Comment posted successfully')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Comments' }).getByText(text)).toHaveCount(1);
  await claimsNothingWrong(page);
}

/** Logs in, or reads why this browser cannot. */
export async function logInOrReadWhy(page: Page, isPossible: boolean): Promise<void> {
  await page.goto('/login');
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  if (isPossible) await expect(page.getByText('Agent updates')).toBeVisible();
  else {
    await expect(page.getByText(COOKIES_REFUSED)).toBeVisible();
    await expect(page.getByText(/^Allow cookies for this site/)).toBeVisible();
    await expect(page).toHaveURL('/login');
  }
  await claimsNothingWrong(page);
}

async function claimsNothingWrong(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toMatch(WRONG_REASONS);
}
