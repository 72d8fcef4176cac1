import type { Page } from '@playwright/test';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { showCommentForm } from '../../support/comment-form.ts';
import { agentsOf } from '../../support/first-agent.ts';
import { DEMO_LOGIN, logIn, logOut } from '../../support/new-agent.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { expect, test } from '../../support/test.ts';
import { expectNothingStale, translatePages } from '../../support/foreign-changes.ts';

const WIDTHS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search by location' });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });

/** Opens the menu where it is folded. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
}

for (const [device, viewport] of Object.entries(WIDTHS))
  test.describe(`a page that the browser translates, on a ${device}`, () => {
    test.use({ viewport });

    test.beforeEach(async ({ context }) => {
      await translatePages(context);
    });

    test.afterEach(async ({ page }) => {
      await expectNothingStale(page);
    });

    test('a visitor opens and closes the menu, searches, saves an agent, comments and compares', async ({
      page,
    }) => {
      const [, agent] = await agentsOf(page.request, 'kano');
      const name = agent?.name ?? '';
      await page.goto('/');
      await openMenu(page);
      await navigation(page).getByRole('button', { name: 'OTHERS' }).click();
      await navigation(page).getByRole('link', { name: 'Kano', exact: true }).click();
      await expect(pageHeading(page)).toContainText('Kano');
      await box(page).fill(name);
      await expect(page).toHaveURL(/\?q=/);
      await page.getByRole('button', { name: `Save ${name}` }).click();
      await expect(page.getByRole('link', { name: 'Saved agents, 1' })).toBeVisible();
      await page.getByRole('button', { name: 'Clear search' }).click();
      await page.getByRole('link', { name: `See More about ${name}` }).click();
      await expect(pageHeading(page)).toContainText(name);
      await showCommentForm(page);
      await page.getByLabel('Your name').fill('Ngozi Eze');
      const comment = `Answered within the hour, read on a ${device}.`;
      await page.getByLabel('Comment', { exact: true }).fill(comment);
      await page.getByRole('button', { name: 'Post comment' }).click();
      await expect(page.getByText(MESSAGES.commentPosted)).toBeVisible();
      await expect(comments(page).getByText(comment)).toBeVisible();
      await page.getByRole('link', { name: 'Saved agents, 1' }).click();
      await page.getByRole('button', { name: `Saved ${name}` }).click();
      await expect(page.getByRole('link', { name: 'Saved agents', exact: true })).toBeVisible();
    });

    test('an agent logs in and out, after a login that is refused', async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
      await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('navigation', { name: 'Agent' })).toBeVisible();
      await openMenu(page);
      await logOut(page);
      await openMenu(page);
      await expect(navigation(page).getByRole('link', { name: 'SIGN UP' })).toBeVisible();
    });
  });
