import { MESSAGES } from '@naija/contracts/domain/messages';
import { disableRevalidation } from '../../support/disable-revalidation.ts';
import { retryThrough } from '../../support/failures.ts';
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

test('the hero links to the search and to signing up', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign up as an agent here' })).toHaveAttribute(
    'href',
    '/signup',
  );
  await page.getByRole('link', { name: 'Search here' }).click();
  await expect(page).toHaveURL('/trending');
});

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
    await retryThrough(page, CALL, FAILURES, { path: '/', retry, expectMessage });
    await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
  });
});
