import { expect, test } from '../../support/offline/test.ts';
import { openPage, visitUntilReady } from '../../support/offline/visit.ts';
import { agentsOf } from '../../support/first-agent.ts';
import { pagePaths } from '@naija/contracts/domain/pages';

test('without a server a visitor adds up the cost, and saves an agent seen before to the contacts', async ({
  page,
  siteProxy,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitUntilReady(page, '/');
  const [agent] = await agentsOf(page.request);
  const profile = pagePaths.agent(agent?.id ?? '');
  await openPage(page, profile);
  await siteProxy.disconnect();

  await openPage(page, '/cost?commission=10&agreement=10&inspection=0&caution=0');
  await page.getByLabel('Rent for the first year').fill('1000000');
  const result = page.getByRole('region', { name: 'What you would pay' });
  await expect(result.getByRole('status').first()).toHaveText('₦1,200,000');
  await expect(page).toHaveURL(/price=1000000/);
  await page.reload();
  await expect(result.getByRole('status').first()).toHaveText('₦1,200,000');

  await openPage(page, profile);
  await page.getByText('What would it cost in all?').click();
  await page.getByLabel('Rent for the first year').fill('1000000');
  await expect(result.getByText('Total to move in')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to contacts' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.vcf$/);
});
