import type { Page } from '@playwright/test';
import { noResultsFor } from '@naija/contracts/domain/messages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { disableRevalidation } from '../../support/disable-revalidation.ts';
import { failWith } from '../../support/failures.ts';
import { expect, test, TRANSLATED } from '../../support/test.ts';

const CALL = '**/api/v1/user/location/**';
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search by location' });
const cards = (page: Page) => page.locator('main a[href^="/agent/"]');

/** Milliseconds between two keystrokes of a fast typist. */
const KEYSTROKE_MS = 100;

/** Texts of search requests from now on. */
function searched(page: Page): string[] {
  const texts: string[] = [];
  page.on('request', (request) => {
    const text = /\/user\/location\/([^?]+)/.exec(request.url())?.[1];
    if (text !== undefined) texts.push(decodeURIComponent(text));
  });
  return texts;
}

for (const path of ['/', '/trending'])
  test(`on ${path} a visitor types a place, sees agents there in place of the trending ones, and clears the search`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Trending agents in Lagos' })).toBeVisible();
    await box(page).fill('Kano');
    await expect(page.getByRole('heading', { name: 'Trending agents in Lagos' })).toBeHidden();
    await expect(page).toHaveURL(`${path}?q=Kano`);
    await expect(cards(page).first()).toContainText('Kano');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page.getByRole('heading', { name: 'Trending agents in Lagos' })).toBeVisible();
    await expect(page).toHaveURL(path);
  });

test('a visitor finds a state with a typo, half of its name or accents', TRANSLATED, async ({ page }) => {
  for (const [typed, place] of [
    ['Lagoss', 'Lagos'],
    ['akwa', 'Akwa Ibom'],
    ['ÀBÙJÁ', 'Abuja'],
  ] as const) {
    if (page.url() === 'about:blank') await page.goto(`/trending?q=${encodeURIComponent(typed)}`);
    else await box(page).fill(typed);
    await expect(box(page)).toHaveValue(typed);
    await expect(cards(page).first()).toContainText(place);
  }
});

test('a search for a name finds the agent', async ({ page }) => {
  await page.goto('/trending');
  const name = await cards(page).nth(3).getByRole('heading').innerText();
  await box(page).fill(name);
  await expect(page).toHaveURL(/\?q=/);
  await expect(cards(page).first()).toContainText(name);
});

test('agents around an area follow by their distance from it, and those farther away under a heading', async ({
  page,
}) => {
  await page.goto('/trending?q=Oshodi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^\d+ agents within 15 km of Oshodi, Lagos$/,
  );
  await expect(page.getByRole('heading', { name: 'More than 15 km away, or area unknown' })).toHaveCount(1);
  const distances = (await cards(page).allInnerTexts()).flatMap(
    (text) => /·\s(\d+)\skm/.exec(text)?.[1] ?? [],
  );
  expect(distances.length).toBeGreaterThan(20);
  expect(distances.map(Number)).toEqual(distances.map(Number).sort((one, other) => one - other));
});

test('a visitor who types “near me” is offered the button, and a shortlet begins with AirBnB listings', async ({
  page,
}) => {
  await page.goto('/trending?q=agent%20near%20me');
  await expect(page.getByText(/^For agents near you, tap “Near me”/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /agents in Nigeria$/ })).toBeVisible();
  await box(page).fill('shortlet lekki');
  await expect(
    page.getByRole('heading', { level: 1, name: /Lekki, Lagos, those with AirBnB listings first/ }),
  ).toBeVisible();
});

test('the number of a call finds the agent who has it, and an unknown number finds no one', async ({
  page,
}) => {
  await page.goto('/trending');
  const name = await cards(page).first().getByRole('heading').innerText();
  await cards(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const number = (await page.locator('main a[href^="tel:"]').first().getAttribute('href')) ?? '';
  await page.goto(`/trending?q=${encodeURIComponent(number.replace('tel:+234', '0'))}`);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText(name);
  await box(page).fill('0901 000 0000');
  await expect(page.getByText(/^No agent is listed here with this number/)).toBeVisible();
});

test('typing quickly sends one request for the whole text', async ({ page }) => {
  await page.clock.install();
  await page.goto('/trending');
  await cards(page).first().waitFor();
  const texts = searched(page);
  const answered = page.waitForResponse('**/user/location/Ahmadu%20Bello**');
  // Measured by the page's own clock, because on a busy machine any time may pass between two keystrokes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));
  for (const character of 'Ahmadu Bello') {
    await box(page).pressSequentially(character);
    await page.clock.runFor(KEYSTROKE_MS);
  }
  await page.clock.resume();
  await expect(page).toHaveURL('/trending?q=Ahmadu+Bello');
  await answered;
  expect(texts).toEqual(['Ahmadu Bello']);
});

test('a late response does not replace a newer one, and its request is aborted', async ({ page }) => {
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(decodeURIComponent(request.url())));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/user/location/Kano**', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/trending');
  const requested = page.waitForRequest('**/user/location/Kano**');
  await box(page).fill('Kano');
  await requested;
  await box(page).fill('Enugu');
  await expect(cards(page).first()).toContainText('Enugu');
  release();
  await expect.poll(() => aborted.some((url) => url.includes('/Kano'))).toBe(true);
  await expect(cards(page).first()).toContainText('Enugu');
});

test('a search without a result says so, with the text that was typed', async ({ page }) => {
  await page.goto('/trending');
  await box(page).fill('zzzzqqq');
  await expect(page.getByText(noResultsFor('zzzzqqq')).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('while results load, their space is reserved and a screen reader is told', async ({ page }) => {
  await page.goto('/trending');
  await cards(page).first().waitFor();
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route(CALL, async (route) => {
    await held;
    await route.continue();
  });
  await box(page).fill('Benue');
  await expect(page.getByRole('status', { name: 'Loading agents' })).toBeVisible();
  respond();
  await expect(cards(page).first()).toContainText('Benue');
});

test.describe('a search that fails', () => {
  test.use({ expectedNoise: /status of 500|ERR_CONNECTION_REFUSED/ });

  test('says so when the server fails or the network is down, shows no old results, and Retry loads the new ones', async ({
    page,
  }) => {
    const message = 'Failed to fetch results. Please try again.';
    const retry = page.getByRole('button', { name: 'Retry' });
    await page.goto('/trending');
    await cards(page).first().waitFor();
    await disableRevalidation(page);
    await failWith(page, CALL, { status: 500, message });
    await box(page).fill('Benue');
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(cards(page)).toHaveCount(0);
    await failWith(page, CALL, { status: undefined, message });
    const failed = page.waitForEvent('requestfailed');
    await retry.click();
    await failed;
    await expect(page.getByRole('alert')).toContainText(message);
    await page.unroute(CALL);
    await retry.click();
    await expect(cards(page).first()).toContainText('Benue');
  });
});

test('a text that is too long stays in the box, and the visitor is told the limit', async ({ page }) => {
  await page.goto('/trending');
  await cards(page).first().waitFor();
  const texts = searched(page);
  const long = 'x'.repeat(LIMITS.locationMax + 1);
  await box(page).fill(long);
  await expect(
    page.getByText(`Please search for at most ${String(LIMITS.locationMax)} characters`),
  ).toBeVisible();
  await expect(box(page)).toHaveValue(long);
  expect(texts).toEqual([]);
});

test('with the keyboard alone a visitor searches, opens an agent and comes back to the same results', async ({
  page,
}) => {
  await page.goto('/trending');
  await cards(page).first().waitFor();
  await box(page).focus();
  await page.keyboard.type('Rivers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/trending?q=Rivers');
  await expect(page.getByRole('heading', { level: 1, name: /agents in Rivers$/ })).toBeVisible();
  await expect(cards(page).first()).toContainText('Rivers');
  const found = await cards(page).allInnerTexts();
  while (
    !(await cards(page)
      .first()
      .evaluate((card) => card === document.activeElement))
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/agent\//);
  await page.goBack();
  await expect(box(page)).toHaveValue('Rivers');
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(found);
});
