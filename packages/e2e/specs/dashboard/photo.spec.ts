import { LIMITS } from '@naija/contracts/domain/limits';
import { HEAVY } from '@naija/tooling/test-size';
import { openAgentForm } from '../../support/new-agent.ts';
import { cameraPhoto } from '../../support/photos.ts';
import { pinch } from '../../support/pinch.ts';
import { expect, test } from '../../support/test.ts';
import { bytesOf, uploadedParts } from '../../support/uploaded-parts.ts';

test.use({ hasTouch: true });

test(
  'a large camera photo is cropped by pinching, and resized in a web worker before it is uploaded',
  HEAVY,
  async ({ page }) => {
    await openAgentForm(page);

    const photo = await cameraPhoto(4000, 3000, 92);
    expect(photo.buffer.length).toBeGreaterThan(3_000_000);
    expect(photo.buffer.length).toBeLessThanOrEqual(LIMITS.imageMaxBytes);
    await page.locator('input[type="file"]').first().setInputFiles(photo);
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await page.getByRole('button', { name: 'Crop', exact: true }).click();
    await pinch(page, page.getByRole('application'));
    await expect(page.getByLabel('Zoom')).toHaveValue('2');
    await page.getByRole('button', { name: 'Use this square' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page
      .getByRole('textbox', { name: 'About' })
      .fill('I show family houses and flats in Lekki and Ajah, every day of the week.');
    for (const label of ['Number of Rents', 'Number of Sales', 'AirBnB Listings', 'Inspection Fee (₦)'])
      await page.getByLabel(label).fill('5');
    for (const label of ['Total Deals Closed', 'Agreement (%)', 'Commission (%)'])
      await page.getByLabel(label).fill('6');

    const parts = uploadedParts(page);
    await page.getByRole('button', { name: 'Upload Data' }).click();
    await expect(page).toHaveURL('/');
    const size = await bytesOf(parts);
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThan(400_000);
    expect(workers).toHaveLength(1);
  },
);
