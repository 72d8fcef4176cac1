import type { Page } from '@playwright/test';
import { pagePaths } from '@naija/contracts/domain/pages';
import { agentsOf } from '../../support/first-agent.ts';
import { expect, test } from '../../support/test.ts';

/** Size between the margins of a sheet of A4, in CSS pixels. */
const SHEET = { width: 718, height: 1047 };

/** Text colours on the page that is shown, and what is wider than the sheet. */
function printed() {
  const shown = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (element) => element.checkVisibility() && element.innerText !== '' && element.children.length === 0,
  );
  return {
    colors: [...new Set(shown.map((element) => getComputedStyle(element).color))],
    background: getComputedStyle(document.body).backgroundColor,
    isTooWide: document.documentElement.scrollWidth > window.innerWidth,
  };
}

async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize(SHEET);
  for (const part of ['banner', 'contentinfo', 'navigation', 'button', 'textbox'] as const)
    await expect(page.getByRole(part), part).toHaveCount(0);
  expect(await page.evaluate(printed)).toEqual({
    colors: ['rgb(0, 0, 0)'],
    background: 'rgb(255, 255, 255)',
    isTooWide: false,
  });
}

test('a profile on paper has the name, the fees and the number to call, black on white, and nothing to press', async ({
  page,
}) => {
  const [agent] = await agentsOf(page.request);
  await page.goto(pagePaths.agent(agent?.id ?? ''));
  const call = page.getByRole('link', { name: /^Call/ }).first();
  const number = (await call.getAttribute('href'))?.replace(/^tel:\+234/, '0') ?? '';
  await expectPrintable(page);
  await expect(page.getByRole('heading', { level: 1, name: agent?.name ?? '' })).toBeVisible();
  await expect(page.getByText('Inspection Fee').first()).toBeVisible();
  expect((await call.innerText()).replaceAll(/\D/g, '')).toBe(number);
});

test('a comparison of four agents fits on paper, with all their numbers', async ({ page }) => {
  const agents = (await agentsOf(page.request)).slice(0, 4);
  await page.goto(`${pagePaths.compare}?agents=${agents.map(({ id }) => id).join(',')}&price=2000000`);
  await expect(page.getByRole('link', { name: /^Call / })).toHaveCount(4);
  await expectPrintable(page);
  for (const { name } of agents) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    const call = page.getByRole('link', { name: `Call ${name}` });
    expect(await call.evaluate((link) => getComputedStyle(link, '::after').content)).toMatch(/\d{4}/);
  }
});

test('the cost of a home on paper has the total and what it is made of', async ({ page }) => {
  await page.goto(
    '/cost?price=1500000&agreement=10&commission=12&inspection=5000&caution=100000&state=lagos',
  );
  await expectPrintable(page);
  const sum = page.getByRole('region', { name: 'What you would pay' });
  await expect(sum.locator('output').first()).toHaveText('₦1,935,000');
  await expect(sum).toContainText('Commission');
});
