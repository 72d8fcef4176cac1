import { MESSAGES } from '@naija/contracts/domain/messages';
import { openAgentForm } from '../../support/new-agent.ts';
import { cameraPhoto } from '../../support/photos.ts';
import { expect, test } from '../../support/test.ts';

const NONE = {
  'Number of Sales': 'None',
  'AirBnB Listings': 'None',
  'Inspection Fee (₦)': 'Free',
  'Agreement (%)': 'No fee',
};

test('at 360 px an agent chooses what there is none of, and the profile says so', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAgentForm(page);
  const field = (label: string) => page.getByRole('textbox', { name: label });
  await field('About').fill('I show family houses and flats in Lekki and Ajah, and I send a video first.');
  await field('Number of Rents').fill('12');
  await field('Total Deals Closed').fill('12');
  await field('Commission (%)').fill('7.5');
  for (const [label, none] of Object.entries(NONE)) {
    await page.getByRole('button', { name: `${none} for ${label}` }).click();
    await expect(field(label)).toHaveValue(none);
  }
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await cameraPhoto(800, 1000));
  await page.getByRole('button', { name: 'Upload Data' }).click();
  await expect(page).toHaveURL('/');

  const id = decodeURIComponent((await context.cookies()).find(({ name }) => name === 'id')?.value ?? '');
  await page.goto(`/agent/${id}`);
  const main = page.getByRole('main');
  for (const shown of ['Not on Airbnb', 'Free to see homes', 'No fee', '7.5\u00a0%'])
    await expect(main).toContainText(shown);

  await page.goto('/dashboard?tab=edit-profile');
  await expect(field('AirBnB Listings')).toHaveValue('None');
  await page.getByRole('button', { name: 'None for AirBnB Listings' }).click();
  await field('AirBnB Listings').fill('2');
  await page.getByRole('button', { name: 'Upload Data' }).click();
  await expect(page.getByText(MESSAGES.profileSaved)).toBeVisible();
  await expect(main).toContainText('AirBnB Listings2');
  await expect(main).toContainText('Inspection FeeFree');
});
