import { expectAccessible } from '../../support/accessible.ts';
import { firstAgent } from '../../support/first-agent.ts';
import { DEMO_LOGIN, logIn } from '../../support/new-agent.ts';
import { expect, test } from '../../support/test.ts';

/** Pages by what they are; an agent's address is known only when the database is filled. */
const PAGES = {
  home: '/',
  'search results': '/?q=ikeja',
  'search without a result': '/trending?q=zzzzzz',
  trending: '/trending',
  about: '/about',
  state: '/location/lagos',
  'unknown state': '/location/atlantis',
  login: '/login',
  signup: '/signup',
  'the mail is on its way': '/verify',
  'a link that is not complete': '/verified',
  'forgotten password': '/forgot',
  'reset mail': '/reset-success',
  'new password': '/set-password?token=x',
  'a change of address to take back': '/restore-email?token=x',
  'unknown address': '/no/such/page',
  'unknown agent': '/agent/00000000-0000-4000-8000-000000000000',
  'saved agents': '/saved',
  agent: undefined,
};

test('pages come with a policy that lets nothing in but our own code', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});

test.describe('markup that slipped through', () => {
  test.use({ expectedNoise: /TrustedHTML/ });

  test('a script that slipped into a page is not run', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const outcome = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<img src=x onerror=1>';
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(outcome).toBe('TypeError');
  });
});

test.describe('accessibility', () => {
  // The page for an unknown address comes with that status, which Chromium reports as an error.
  test.use({ expectedNoise: /status of 404/ });

  for (const [name, path] of Object.entries(PAGES))
    test(`the page ${name} can be used by everybody on a phone and a computer, light and dark`, async ({
      page,
      request,
    }) => {
      await page.goto(path ?? (await firstAgent(request)));
      await expectAccessible(page);
    });
});

const OWN_PAGES = ['/dashboard', '/dashboard?tab=edit-profile', '/dashboard?tab=comments'];

test('an agent can use each tab of the dashboard on a phone and a computer, light and dark', async ({
  page,
}) => {
  test.slow();
  await page.goto('/login');
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await expect(page).toHaveURL('/dashboard');
  for (const path of OWN_PAGES) {
    await page.goto(path);
    await expectAccessible(page);
  }
});
