import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import { NUMBER_MESSAGES } from '@naija/contracts/domain/number-messages';
import type { Page } from '@playwright/test';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { openEdit } from '../../support/open-edit.ts';
import { cameraPhoto } from '../../support/photos.ts';
import { expect, test, TRANSLATED } from '../../support/test.ts';

const field = (page: Page, label: RegExp) => page.locator('input, textarea').and(page.getByLabel(label));

const RULES: [label: RegExp, typed: string, message: string][] = [
  [/^Address/, '', FIELD_MESSAGES.addressRequired],
  [/^Phone Number/, '', FIELD_MESSAGES.phoneRequired],
  [/^Phone Number/, '0803 CALL ADA', FIELD_MESSAGES.phoneInvalid],
  [/^Phone Number/, '0803123456', FIELD_MESSAGES.phoneShort],
  [/^Instagram/, 'https://example.com/ada', FIELD_MESSAGES.instagramInvalid],
  [/^About/, '', FIELD_MESSAGES.bioRequired],
  [/^About/, 'Too short', FIELD_MESSAGES.bioShort],
  [/^Number of Rents/, '0', FIELD_MESSAGES.rentPriceMin],
  [/^Inspection Fee/, '0', FIELD_MESSAGES.inspectionFeeMin],
  [/^Agreement/, '101', NUMBER_MESSAGES.percentLarge],
];

test('the edit form shows each rule that is violated, and sends nothing', AT_FULL_SIZE, async ({ page }) => {
  await openEdit(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  for (const [label, typed, message] of RULES) {
    await field(page, label).fill(typed);
    await field(page, label).blur();
    await expect(page.getByText(message), `${String(label)}: ${typed}`).toBeVisible();
  }
  await page.getByRole('button', { name: 'Upload Data' }).click();
  await expect(field(page, /^Address/)).toBeFocused();
  expect(sent).toEqual([]);
});

test('a new photo replaces the old one for the agent and for visitors', async ({ page, request }) => {
  await openEdit(page);
  const photo = page.getByRole('main').locator('img').first();
  const before = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await cameraPhoto(700, 700));
  await page.getByRole('button', { name: 'Upload Data' }).click();
  await expect(page).toHaveURL(/tab=dashboard|\/dashboard$/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe(before);
  const after = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect((await request.get(after)).status()).toBe(200);
});

test.describe('a profile that was changed on another device meanwhile', () => {
  test.use({ expectedNoise: /status of 412/ });

  test(
    'is not overwritten: the agent sees both versions and chooses',
    TRANSLATED,
    async ({ page, browser, baseURL }) => {
      await openEdit(page);
      // Tabs of one browser would be notified of the change.
      const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
      const other = await elsewhere.newPage();
      await openEdit(other);
      await field(other, /^Address/).fill('1 Other Road, Yaba');
      await other.getByRole('button', { name: 'Upload Data' }).click();
      await expect(other.getByText(MESSAGES.profileSaved)).toBeVisible();
      await elsewhere.close();

      await field(page, /^Total Deals/).fill('777');
      await page.getByRole('button', { name: 'Upload Data' }).click();
      await page.getByRole('link', { name: 'Choose what to keep' }).click();
      await expect(page.getByRole('main')).toContainText('1 Other Road, Yaba');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(MESSAGES.profileSaved)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('1 Other Road, Yaba');
      await expect(page.getByRole('main')).toContainText('777');
    },
  );
});
