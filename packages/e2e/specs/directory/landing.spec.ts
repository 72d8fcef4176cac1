import { MESSAGES } from '@naija/contracts/domain/messages';
import { HEAVY } from '@naija/tooling/test-size';
import { disableRevalidation } from '../../support/disable-revalidation.ts';
import { retryThrough } from '../../support/failures.ts';
import { renderInBrowser } from '../../support/rendered.ts';
import { expect, test } from '../../support/test.ts';

const CLAIMS = [
  /as many agents as you want/i,
  /more than 10,000 agents/i,
  /one call/i,
  /inspection fees? and house types? before/i,
  /more than one agent/i,
  /100 Million/,
  /20M/,
  /4\.8/,
  /over 5,000 agents/i,
  /100% certified agents/i,
  /trusted services/i,
  /easy access to options/i,
];

test('the home page makes every claim, and marks three stories as examples', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const claim of CLAIMS) await expect(main).toContainText(claim);
  await expect(page.getByRole('heading', { name: 'What people have been saying' })).toBeVisible();
  await expect(main.getByText('Example story, not a real person')).toHaveCount(3);
});

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const screen of SCREENS)
  test(`at ${String(screen.width)} px the search and the first agents are in view without scrolling, and results come first`, async ({
    page,
  }) => {
    const box = page.getByRole('searchbox', { name: 'Search by location' });
    const hero = page.getByRole('heading', { name: 'Find a property agent in Nigeria' });
    const first = page.locator('main li', { has: page.locator('a[href^="/agent/"]') }).first();
    await page.setViewportSize(screen);
    for (const path of ['/', '/?q=kano', '/trending?q=lekki&maxFee=10000', '/location/lagos']) {
      await page.goto(path);
      for (const part of [box, first.locator('img'), first.getByRole('heading')])
        await expect(part, path).toBeInViewport({ ratio: 0.99 });
      await expect(hero).toBeVisible({ visible: path === '/' });
    }
  });

test('the hero links to signing up, and to the search with what was typed', async ({ page }) => {
  await page.goto('/');
  const signUp = page.getByRole('link', { name: 'Sign up as an agent here' });
  await expect(signUp).toHaveAttribute('href', '/signup');
  const search = page.getByRole('link', { name: 'Search here' });
  await expect(search).toHaveAttribute('href', '/trending');
  await page.getByRole('searchbox').fill('Kano');
  await search.click();
  await expect(page).toHaveURL('/trending?q=Kano');
  await expect(page.getByRole('heading', { level: 1, name: /agents in Kano$/ })).toBeVisible();
});

test('with text twice as large nothing in the hero is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Search here' }).waitFor();
  const cut = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return [...document.querySelectorAll('main *')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible' && element.tagName !== 'INPUT')
      .map(
        ({ outerHTML, scrollWidth, clientWidth }) =>
          `${outerHTML.slice(0, 80)} ${String(scrollWidth - clientWidth)}`,
      );
  });
  expect(cut).toEqual([]);
});

for (const [width, fontSize] of [
  [320, '100%'],
  [320, '200%'],
  [360, '200%'],
  [412, '150%'],
] as const)
  test(`on a screen of ${String(width)} px, with text at ${fontSize}, the header is one row with the name, the menu and the saved agents`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    const header = page.getByRole('banner');
    const parts = [
      header.getByRole('link', { name: 'NaijaAgents' }),
      header.getByRole('button', { name: 'Menu' }),
      header.getByRole('link', { name: 'Saved agents, 1' }),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const middles = boxes.map((box) => box && Math.round(box.y + box.height / 2));
    expect(new Set(middles).size).toBe(1);
    const ends = boxes.map((box) => box && box.x + box.width);
    expect(boxes.slice(1).every((box, index) => box && box.x >= (ends[index] ?? Infinity))).toBe(true);
    expect(ends.at(-1)).toBeLessThanOrEqual(width);
  });

test(
  'on a line of 400 kbit/s with 400 ms delay a visitor searches and opens an agent',
  HEAVY,
  async ({ page }) => {
    const line = await page.context().newCDPSession(page);
    const bytesPerSecond = 400_000 / 8;
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('searchbox').pressSequentially('Kano');
    await page.keyboard.press('Enter');
    const agent = page.locator('main a[href^="/agent/"]').first();
    await expect(agent).toContainText('Kano');
    const name = (await agent.getByRole('heading').innerText()).trim();
    await agent.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);

test('someone who is logged in is not asked to sign up', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'token', value: 'any', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Search here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up as an agent here' })).toBeHidden();
});

test.describe('when the trending agents cannot be shown', () => {
  test.use({ expectedNoise: /status of (404|500)|ERR_CONNECTION_REFUSED/ });
  const CALL = '**/api/v1/user/location/**';
  const FAILURES = [
    { status: 404, message: MESSAGES.locationEmpty },
    { status: 500, message: MESSAGES.locationFailed },
    { status: undefined, message: MESSAGES.locationOffline },
  ];

  test('because there are none, the server fails or the network is down, their section says so, the rest of the page is shown, and Retry loads them', async ({
    page,
  }) => {
    await disableRevalidation(page);
    const retry = page.getByRole('button', { name: 'Retry' });
    const expectMessage = async (message: string) => {
      await expect(page.getByRole('alert')).toContainText(message);
      await expect(page.getByRole('heading', { name: 'What people have been saying' })).toBeVisible();
    };
    await renderInBrowser(page);
    await retryThrough(page, CALL, FAILURES, { path: '/', retry, expectMessage });
    await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
  });
});
