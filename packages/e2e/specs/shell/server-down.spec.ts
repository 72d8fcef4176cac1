import { MESSAGES } from '@naija/contracts/domain/messages';
import { test as base, expect } from '@playwright/test';
import { disableRevalidation } from '../../support/disable-revalidation.ts';
import { startSystem, type System } from '../../support/system.ts';

/** A product of its own for each test, for it is taken down. */
const test = base.extend<{ own: System }>({
  own: async ({}, provide) => {
    const system = await startSystem();
    await provide(system);
    await system.stop();
  },
});

test('when the server cannot be reached, each page says so in its own place and comes back with it', async ({
  page,
  own,
}) => {
  await disableRevalidation(page);
  await page.goto(`${own.url}/`);
  await page.locator('main a[href^="/agent/"]').first().waitFor();
  // The code of the other pages is there; only their data is not.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ABUJA' }).click();
  await page
    .getByRole('link', { name: /^See More/ })
    .first()
    .waitFor();
  await own.stopServer();

  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('button', { name: 'OTHERS' }).click();
  await navigation.getByRole('link', { name: 'Kano' }).click();
  await expect(page.getByRole('alert')).toContainText('No Results Found');
  await expect(page.getByRole('alert')).toContainText(MESSAGES.locationOffline);

  await own.restartServer();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: /^See More/ }).first()).toBeVisible();
});
