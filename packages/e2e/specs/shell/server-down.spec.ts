import { MESSAGES } from '@naija/contracts/domain/messages';
import { disableRevalidation } from '../../support/disable-revalidation.ts';
import { expect, test } from '../../support/offline/test.ts';
import { pressUnlessRetried } from '../../support/offline/visit.ts';

// Chromium logs each failed request.
test.use({ serviceWorkers: 'block', expectedNoise: /./ });

test('when the server cannot be reached, a page says so in place, and Retry loads it once the server is back', async ({
  page,
  siteProxy,
}) => {
  await disableRevalidation(page);
  await page.goto('/');
  await page.locator('main a[href^="/agent/"]').first().waitFor();
  // The code of other pages is loaded; only their data is not.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ABUJA' }).click();
  await page
    .getByRole('link', { name: /^See More/ })
    .first()
    .waitFor();
  await siteProxy.disconnect();

  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('button', { name: 'OTHERS' }).click();
  await navigation.getByRole('link', { name: 'Kano' }).click();
  await expect(page.getByRole('alert')).toContainText('No Results Found');
  await expect(page.getByRole('alert')).toContainText(MESSAGES.locationOffline);

  await siteProxy.reconnect();
  await pressUnlessRetried(
    page.getByRole('button', { name: 'Retry' }),
    page.getByRole('link', { name: /^See More/ }).first(),
  );
});
