import type { Page } from '@playwright/test';
import { formatCount, formatNaira } from '@naija/contracts/domain/money';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { STATES } from '@naija/contracts/domain/states';
import { agentsOf } from '../../support/first-agent.ts';
import { disableRevalidation } from '../../support/disable-revalidation.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { renderInBrowser } from '../../support/rendered.ts';
import { expect, test } from '../../support/test.ts';

const CALL = '**/api/v1/user/location/**';
const rows = (page: Page) => page.locator('main li', { has: page.getByRole('link', { name: /^See More/ }) });

test('a row shows name, state, fee and deals, is low on a phone, and opens the profile as a whole', async ({
  page,
  request,
}) => {
  const [agent] = await agentsOf(request, 'abuja');
  await page.goto('/location/abuja');
  await expect(page.getByRole('heading', { level: 1, name: 'Property agents in Abuja' })).toBeVisible();
  const row = rows(page).first();
  await expect(row).toContainText(agent?.name ?? '');
  await expect(row).toContainText('Abuja');
  await expect(row).toContainText(formatNaira(agent?.inspectionFee ?? 0));
  await expect(row.getByText(`OVER ${formatCount(agent?.totalDeals ?? 0)}`)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(row.getByText(/^OVER/)).toBeHidden();
  await expect(row.getByRole('link', { name: `See More about ${agent?.name ?? ''}` })).toBeVisible();
  expect((await row.boundingBox())?.height).toBeLessThan(112);
  await row.click({ position: { x: 40, y: 40 } });
  await expect(page.getByRole('heading', { level: 1, name: agent?.name ?? '' })).toBeVisible();
});

test('a visitor pages through all agents of Lagos, and Back brings them to where they were', async ({
  page,
}) => {
  await page.goto('/location/lagos');
  await expect(rows(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Show more agents' }).click();
  await expect(rows(page)).toHaveCount(44);
  await expect(page.getByRole('button', { name: 'Show more agents' })).toBeHidden();
  const names = await rows(page).getByRole('heading').allInnerTexts();
  expect(new Set(names).size).toBeGreaterThan(30);

  const row = rows(page).nth(40);
  await row.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  await row.getByRole('link', { name: /^See More/ }).click();
  await expect(page).toHaveURL(/\/agent\//);
  // A new page, as if the browser had discarded the first one.
  await page.reload();
  await pageHeading(page).waitFor();
  await page.goBack();
  await expect(rows(page)).toHaveCount(44);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
});

test('filters narrow the list, are part of the address and survive a reload', async ({ page }) => {
  await page.goto('/location/lagos');
  await rows(page).first().waitFor();
  await page.getByLabel('Sort by').selectOption({ label: 'Lowest fee' });
  await expect(page).toHaveURL(/sort=fee/);
  const fees = async () =>
    (await rows(page).locator('strong').filter({ hasText: '₦' }).allInnerTexts()).map((fee) =>
      Number(fee.replaceAll(/\D/g, '')),
    );
  const areSorted = async () => {
    const shown = await fees();
    return shown.join() === shown.toSorted((a, b) => a - b).join();
  };
  const areCheap = async () => {
    const shown = await fees();
    return shown.length > 0 && Math.max(...shown) <= 3_000;
  };
  await expect.poll(areSorted).toBe(true);
  await page.getByLabel(/inspection fee/i).selectOption('3000');
  await expect(page).toHaveURL(/maxFee=3000/);
  await expect.poll(areCheap).toBe(true);
  await page.reload();
  await expect.poll(areCheap).toBe(true);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/location/lagos');
  await expect(rows(page)).toHaveCount(24);
});

test('a visitor sees a loading state while agents are fetched', async ({ page }) => {
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route(CALL, async (route) => {
    await held;
    await route.continue();
  });
  await renderInBrowser(page);
  await page.goto('/location/kano');
  await expect(page.getByRole('status', { name: 'Loading agents' })).toBeVisible();
  respond();
  await expect(rows(page).first()).toBeVisible();
});

test.describe('when there is nothing to show', () => {
  test.use({ expectedNoise: /status of (404|500)|ERR_CONNECTION_REFUSED/ });

  test('a state without agents says so', async ({ page }) => {
    await page.route(CALL, (route) =>
      route.fulfill({ status: 404, json: { message: MESSAGES.locationEmpty, code: 'not_found' } }),
    );
    await renderInBrowser(page);
    await page.goto('/location/yobe');
    await expect(page.getByText('No Results Found')).toBeVisible();
    await expect(page.getByText(MESSAGES.locationEmpty)).toBeVisible();
  });

  test('a visitor can tell a server error from an empty list, and Retry loads the list', async ({ page }) => {
    await disableRevalidation(page);
    await page.route(CALL, (route) =>
      route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }),
    );
    await renderInBrowser(page);
    await page.goto('/location/kano');
    await expect(page.getByRole('alert')).toContainText('No Results Found');
    await expect(page.getByRole('alert')).toContainText(MESSAGES.locationFailed);
    await page.unroute(CALL);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(rows(page).first()).toBeVisible();
  });

  test('an unknown state responds with 404 and links to the known ones', async ({ page, request }) => {
    expect((await request.get('/location/atlantis')).status()).toBe(404);
    await page.goto('/location/atlantis');
    await expect(pageHeading(page)).toBeVisible();
    for (const { name, slug } of STATES)
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/location/${slug}`,
      );
  });
});
