import { agentPaths } from '@naija/contracts/http/agents';
import { pagePaths } from '@naija/contracts/domain/pages';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, visitUntilReady, waitUntilCached } from '../../support/offline/visit.ts';

test.use({
  viewport: { width: 360, height: 740 },
  permissions: ['geolocation'],
  geolocation: { latitude: 6.5123, longitude: 3.3811 },
});

test('without a server a visitor finds the agents seen before who are near, and filters by an area', async ({
  page,
  siteProxy,
}) => {
  await visitUntilReady(page, '/');
  await openPage(page, pagePaths.location('lagos'));
  await waitUntilCached(page, agentPaths.byLocation('lagos'));
  await siteProxy.disconnect();

  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('Yaba, Lagos');
  await expect(page.getByText(/only the agents saved on this device/)).toBeVisible();
  await expect(page.locator('main li').first()).toContainText('Yaba');

  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('combobox', { name: 'Works in' }).fill('yab');
  await page.getByRole('option', { name: 'Yaba, Lagos', exact: true }).click();
  await expect(page).toHaveURL(/area=Yaba/);
  await expect(page.locator('main li').first()).toContainText('Yaba');
});
