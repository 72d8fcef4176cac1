import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Page } from '@playwright/test';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { showCommentForm } from '../../support/comment-form.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { firstAgent } from '../../support/first-agent.ts';
import { openEdit } from '../../support/open-edit.ts';
import { expect, test } from '../../support/test.ts';

test.use({ expectedNoise: /ERR_CONNECTION_REFUSED|status of 412/ });

/** Fails all writes from now on. */
const sendNothing = (page: Page) =>
  page.route('**/api/v1/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort('connectionrefused'),
  );
const openMenu = (page: Page) => page.getByRole('button', { name: /^App/ }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const deals = (page: Page) => page.getByLabel(/^Total Deals/);
const save = (page: Page) => page.getByRole('button', { name: 'Upload Data' }).click();

test('pending comments, drafts and their list are accessible to a visitor at 360 and 1280 px, light and dark', async ({
  page,
  request,
}) => {
  await sendNothing(page);
  await page.goto(await firstAgent(request));
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await showCommentForm(page);
  await page.getByLabel('Name').fill('Ngozi Eze');
  await comment.fill('It is pending.');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByText('Saved on this device').first()).toBeVisible();
  await comment.fill('Half a sen');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await expectAccessible(page);
  await openMenu(page);
  await expectAccessible(page, dialog(page, 'App').getByRole('heading', { name: 'Waiting to be sent' }));
});

test(
  'a pending edit and the question before logging out are accessible to an agent at 360 and 1280 px, light and dark',
  AT_FULL_SIZE,
  async ({ page }) => {
    await openEdit(page);
    await sendNothing(page);
    await deals(page).fill('701');
    await save(page);
    await expectAccessible(page, page.getByText('Saved on this device').first());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log out' }).click();
    await expectAccessible(page, dialog(page, 'Log out?'));
  },
);

test(
  'the choice between two versions of a profile is accessible to an agent at 360 and 1280 px, light and dark',
  AT_FULL_SIZE,
  async ({ page, browser, baseURL }) => {
    await openEdit(page);
    await deals(page).fill('702');
    const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const other = await elsewhere.newPage();
    await openEdit(other);
    await deals(other).fill('703');
    await save(other);
    await expect(other.getByText(MESSAGES.profileSaved)).toBeVisible();
    await elsewhere.close();
    await save(page);
    await expectAccessible(page, page.getByRole('link', { name: 'Choose what to keep' }));
    await page.getByRole('link', { name: 'Choose what to keep' }).click();
    await expectAccessible(page, page.getByRole('button', { name: 'Save' }));
  },
);
