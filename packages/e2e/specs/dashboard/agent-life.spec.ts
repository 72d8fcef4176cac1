import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import { NUMBER_MESSAGES } from '@naija/contracts/domain/number-messages';
import type { Page } from '@playwright/test';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { showCommentForm } from '../../support/comment-form.ts';
import { waitForMail } from '../../support/mails.ts';
import { logIn, newAgent, signUp, openAgentForm } from '../../support/new-agent.ts';
import { cameraPhoto } from '../../support/photos.ts';
import { expect, test, TRANSLATED } from '../../support/test.ts';

const BIO = 'I show family houses and flats in Lekki and Ajah, and I send a video before anybody moves.';

const NUMBERS = {
  'Number of Rents': '12',
  'Number of Sales': '7',
  'AirBnB Listings': '3',
  'Inspection Fee (₦)': '5000',
  'Total Deals Closed': '19',
  'Agreement (%)': '10',
  'Commission (%)': '8',
};

/** Inputs only: sections have labels as well. */
const field = (page: Page, label: string) =>
  page.locator('input, textarea').and(page.getByLabel(new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}`)));

async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
}

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Agent' }).getByRole('link', { name });

for (const width of [360, 1280])
  test(
    `at ${String(width)} px an agent signs up, completes and edits the profile, is found, reads a comment and logs out`,
    width === 360 ? TRANSLATED : AT_FULL_SIZE,
    async ({ page, context, mail }) => {
      await page.setViewportSize({ width, height: 800 });
      const agent = newAgent();
      await signUp(page, agent);
      await expect(page).toHaveURL('/verify');
      const { path: link } = await waitForMail(mail, agent.email);
      await page.goto(link);
      await page.getByRole('button', { name: 'Continue' }).click();
      await logIn(page, agent.email, agent.password);
      await expect(page).toHaveURL('/agentform');

      await field(page, 'About').fill(BIO);
      await fillIn(page, NUMBERS);
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles(await cameraPhoto(800, 1000));
      await page.getByRole('button', { name: 'Upload Data' }).click();
      await expect(page).toHaveURL('/');
      const toProfile = page.getByRole('link', { name: 'See your public profile' });
      await expect(toProfile).toHaveAttribute('href', /^\/agent\/[\w-]+$/);
      await toProfile.click();
      await expect(page.getByRole('heading', { level: 1, name: agent.name })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(toProfile).toHaveCount(0);

      await page.goto('/dashboard');
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await expect(main).toContainText('Agent updates');
      for (const shown of [agent.name, agent.email, '₦5,000', BIO, '12 Marina Road, Lagos'])
        await expect(main).toContainText(shown);

      await menu(page, 'Edit Profile').click();
      await expect(page).toHaveURL(/tab=edit-profile/);
      await expect(page.getByLabel('Full name')).toHaveAttribute('readonly', '');
      await fillIn(page, {
        Address: '4 Admiralty Way, Lekki',
        'Phone Number': '+2348098765432',
        'Current password': agent.password,
        'Instagram (url)': 'https://instagram.com/ada.lekki',
        About: `${BIO} Call any day.`,
        'Inspection Fee (₦)': '7500',
        'Number of Rents': '13',
        'Number of Sales': '8',
        'AirBnB Listings': '4',
        'Total Deals Closed': '21',
        'Agreement (%)': '9',
        'Commission (%)': '6',
      });
      await page.getByLabel('State/City').selectOption('ogun');
      await page.getByRole('button', { name: 'Upload Data' }).click();
      await expect(page.getByText(MESSAGES.profileSaved)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      for (const shown of ['4 Admiralty Way, Lekki', '0809 876 5432', '₦7,500', 'Ogun', 'Call any day.'])
        await expect(main).toContainText(shown);

      const visitor = await context.browser()?.newPage();
      if (!visitor) throw new Error('no second browser window');
      const id = decodeURIComponent((await context.cookies()).find(({ name }) => name === 'id')?.value ?? '');
      await visitor.goto(new URL(`/agent/${id}`, page.url()).href);
      await expect(visitor.getByRole('heading', { level: 1, name: agent.name })).toBeVisible();
      for (const shown of ['₦7,500', '21', '13', '8', '9', '6', 'Call any day.', 'Available on Airbnb'])
        await expect(visitor.getByRole('main')).toContainText(shown);
      await showCommentForm(visitor);
      await visitor.getByLabel('Name').fill('Chidi Okoro');
      await visitor.getByRole('textbox', { name: 'Comment' }).fill('She kept her word.');
      await visitor.getByRole('button', { name: 'Post comment' }).click();
      await expect(visitor.getByText(MESSAGES.commentPosted)).toBeVisible();
      await visitor.close();

      await menu(page, 'Comments').click();
      await expect(main).toContainText('She kept her word.');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await page.getByRole('button', { name: 'Log Out' }).first().click();
      await expect(page).toHaveURL('/');
      expect(await context.cookies()).toEqual([]);
    },
  );

const RULES: [label: string, typed: string, message: string][] = [
  ['About', '', FIELD_MESSAGES.bioRequired],
  ['About', 'Too short', FIELD_MESSAGES.bioShort],
  ['Number of Rents', '0', FIELD_MESSAGES.rentPriceMin],
  ['Number of Sales', '0', FIELD_MESSAGES.salesMin],
  ['AirBnB Listings', '0', FIELD_MESSAGES.airbnbMin],
  ['Inspection Fee (₦)', '0', FIELD_MESSAGES.inspectionFeeMin],
  ['Total Deals Closed', '0', FIELD_MESSAGES.totalDealsMin],
  ['Agreement (%)', '0', FIELD_MESSAGES.agreementMin],
  ['Agreement (%)', '101', NUMBER_MESSAGES.percentLarge],
  ['Commission (%)', '0', FIELD_MESSAGES.commissionMin],
];

test(
  'the profile form shows each rule that is violated, asks for the photo, and sends nothing',
  AT_FULL_SIZE,
  async ({ page }) => {
    await openAgentForm(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.url());
    });
    await page.getByRole('button', { name: 'Upload Data' }).click();
    await expect(page.getByText(FIELD_MESSAGES.photoRequired)).toBeVisible();
    await expect(page.getByText('Please select a profile photo')).toBeVisible();
    for (const [label, typed, message] of RULES) {
      await field(page, label).fill(typed);
      await field(page, label).blur();
      await expect(page.getByText(message), `${label}: ${typed}`).toBeVisible();
    }
    const picker = page.locator('input[type="file"]').first();
    await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await expect(page.getByText(FIELD_MESSAGES.imageType)).toBeVisible();
    await picker.setInputFiles({
      name: 'big.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    });
    await expect(page.getByText(FIELD_MESSAGES.imageSize)).toBeVisible();
    expect(sent).toEqual([]);
  },
);
