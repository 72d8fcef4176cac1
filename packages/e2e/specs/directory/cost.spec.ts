import type { APIRequestContext, Page } from '@playwright/test';

import { agentPaths, type Agent, type AgentResponse } from '@naija/contracts/http/agents';
import { feeRulesOf } from '@naija/contracts/domain/fee-rules';
import { formatDay } from '@naija/contracts/domain/dates';
import { formatNaira, formatPercent } from '@naija/contracts/domain/money';
import { moveInCost } from '@naija/contracts/domain/move-in-cost';
import { pagePaths } from '@naija/contracts/domain/pages';
import { expectAccessible } from '../../support/accessible.ts';
import { agentsOf, firstAgent } from '../../support/first-agent.ts';
import { openRendered } from '../../support/rendered.ts';
import { expect, test, TRANSLATED } from '../../support/test.ts';

const SHARED = '/cost?price=1500000&agreement=10&commission=12&inspection=5000&caution=100000&state=lagos';
const RENT = 2_000_000;

const total = (page: Page) =>
  page.getByRole('region', { name: 'What you would pay' }).locator('output').first();

test.use({ viewport: { width: 360, height: 740 } });

test(
  'a visitor adds up the cost of a home, and anybody with the link sees the same',
  TRANSLATED,
  async ({ page, context }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Move-in cost' }).click();
    await page.getByLabel('Rent for the first year').fill('1500000');
    await page.getByLabel('Commission').fill('12');
    await page.getByLabel('Agreement fee').fill('10');
    await page.getByLabel('Inspection fee').fill('5000');
    await page.getByLabel('Caution deposit').fill('100000');
    await page.getByLabel('State (for its rules on fees)').selectOption('lagos');
    await expect(total(page)).toHaveText('₦1,935,000');
    await expect(page).toHaveURL(SHARED);
    await expectAccessible(page);

    const other = await context.newPage();
    await other.goto(SHARED);
    await expect(total(other)).toHaveText('₦1,935,000');
    await expect(other.getByText(/^The commission here is 12\s%\. For rents in Lagos/)).toBeVisible();
    await expect(other.getByLabel('Commission')).toHaveValue('12');
  },
);

test('on a profile the cost has the fees of the agent', async ({ page, request }) => {
  const path = await firstAgent(request);
  const agent = await recordOf(request, path.split('/')[2] ?? '');
  await page.goto(path);
  await page.getByText('What would it cost in all?').click();
  await page.getByLabel('Rent for the first year').fill(String(RENT));
  await page.getByLabel('Caution deposit').fill('0');
  await expect(total(page)).toHaveText(totalWith(agent));
  await expectAccessible(page);
});

test('a profile above a known limit says so, with who says it, when, and where to report more', async ({
  page,
  request,
}) => {
  const rule = feeRulesOf('lagos').find(({ fee }) => fee === 'commission');
  if (!rule) throw new Error('There is no rule on commissions in Lagos');
  const { maxPercent, saidOn, source, reportUrl } = rule;
  const records = await Promise.all(
    (await agentsOf(request, 'lagos')).map(({ id }) => recordOf(request, id)),
  );
  const above = records.find(({ commission }) => (commission ?? 0) > maxPercent);
  await openRendered(page, pagePaths.agent(above?.id ?? ''));
  const note = page.getByRole('listitem').filter({ hasText: 'The commission here is' });
  await expect(note).toContainText(`it may be at most ${formatPercent(maxPercent)}`);
  await expect(note).toContainText(`(${formatDay(saidOn)}; to be confirmed)`);
  await expect(note.getByRole('link', { name: source.name })).toHaveAttribute('href', source.url);
  await expect(note.getByRole('link', { name: 'Where to report a higher fee' })).toHaveAttribute(
    'href',
    reportUrl,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

async function recordOf(request: APIRequestContext, id: string): Promise<Agent> {
  const response = await request.get(agentPaths.byId(id));
  return ((await response.json()) as AgentResponse).data;
}

function totalWith({ agreement, commission, inspectionFee }: Agent): string {
  const fees = { agreement, commission, inspection: inspectionFee };
  const { total: sum } = moveInCost({ deal: 'rent', price: RENT, caution: 0, ...fees });
  const isComplete = Object.values(fees).every((fee) => fee !== null);
  return `${formatNaira(sum ?? NaN)}${isComplete ? '' : ' or more'}`;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared cost is readable', async ({ page }) => {
    await openRendered(page, SHARED);
    await expect(total(page)).toHaveText('₦1,935,000');
    await expect(page.getByText('This form needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share these figures' })).toBeHidden();
  });
});
