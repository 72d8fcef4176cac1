import { pagePaths } from '@naija/contracts/domain/pages';
import { expectAccessible } from '../../support/accessible.ts';
import { agentsOf } from '../../support/first-agent.ts';
import { expect, test, TRANSLATED } from '../../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test(
  'a renter compares three agents in Lagos, and anybody with the link sees the same',
  TRANSLATED,
  async ({ page, browser, baseURL }) => {
    const agents = (await agentsOf(page.request)).slice(0, 3);
    for (const { id, name } of agents) {
      await page.goto(pagePaths.agent(id));
      await page.getByRole('button', { name: `Save ${name}` }).click();
    }
    await page.goto(pagePaths.favourites);
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.getByLabel(/^A year's rent/).fill('2000000');
    const totals = page.getByRole('row', { name: /^To move in/ }).getByRole('cell');
    await expect(totals).toHaveCount(3);
    await expect(totals.first()).toHaveText(/^₦2,\d{3},\d{3}/);
    const amounts = await totals.allTextContents();
    await expect(page).toHaveURL(/^[^?]*\/compare\?agents=[^&]+&price=2000000$/);
    await expectAccessible(page);

    // Another visitor, who has no favourites.
    const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const shared = await other.newPage();
    await shared.goto(page.url());
    await expect(shared.getByRole('row', { name: /^To move in/ }).getByRole('cell')).toHaveText(amounts);
    await expect(shared.getByRole('link', { name: /^Call / })).toHaveCount(3);
    await other.close();
  },
);

test('the table of four agents scrolls by keyboard, and the page does not scroll sideways', async ({
  page,
}) => {
  const ids = (await agentsOf(page.request)).slice(0, 4).map(({ id }) => id);
  await page.goto(`${pagePaths.compare}?agents=${ids.join(',')}`);
  const table = page.getByRole('region', { name: 'Agents side by side' });
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await expect(page.getByRole('link', { name: /^Call / })).toHaveCount(4);
  await expect(table).toHaveAccessibleDescription('4 agents: scroll sideways to see them all.');
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
