import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { expectAccessible } from '../../support/accessible.ts';
import { firstAgent } from '../../support/first-agent.ts';
import { DEMO_LOGIN, logIn } from '../../support/new-agent.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { expect, test } from '../../support/test.ts';

/** Addresses of pages; undefined for an agent, whose id is looked up. */
const PAGES = {
  home: '/',
  'search results': '/?q=ikeja',
  'search without a result': '/trending?q=zzzzzz',
  trending: '/trending',
  about: '/about',
  'move-in cost': '/cost?price=1000000&commission=12&state=lagos',
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
  'a number to take back': '/restore-phone?token=x',
  'unknown address': '/no/such/page',
  'unknown agent': '/agent/00000000-0000-4000-8000-000000000000',
  'saved agents': '/saved',
  agent: undefined,
};

const RESET_CHECK = /\/auth\/reset-password\?token=x$/;

/** Pages with the template and the components of another one that is checked. */
const VARIANTS: ReadonlySet<string> = new Set([
  'search results',
  'search without a result',
  'unknown state',
  'unknown agent',
  'the mail is on its way',
  'a link that is not complete',
  'a change of address to take back',
  'a number to take back',
  'reset mail',
  'new password',
]);

test('pages have a Content Security Policy that allows only the site’s own scripts', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  // The hash is that of the script that loads the code of a rendered page.
  expect(policy).toMatch(/script-src (?:'sha256-[^']+' )?'self'/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});

test.describe('injected markup', () => {
  test.use({ expectedNoise: /TrustedHTML/ });

  test('assigning markup is refused by Trusted Types', async ({ page }) => {
    await page.goto('/');
    await pageHeading(page).waitFor();
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
  // Chromium reports 404 pages as errors.
  test.use({ expectedNoise: /status of 404/ });

  for (const [name, path] of Object.entries(PAGES))
    test(
      `the page ${name} is accessible at 360 and 1280 px, light and dark`,
      VARIANTS.has(name) ? AT_FULL_SIZE : {},
      async ({ page, request }) => {
        // Without a valid token there is no form.
        await page.route(RESET_CHECK, (route) => route.fulfill({ status: 204 }));
        await page.goto(path ?? (await firstAgent(request)));
        await expectAccessible(page);
      },
    );
});

const OWN_PAGES = ['/dashboard', '/dashboard?tab=edit-profile', '/dashboard?tab=comments'];

test('each tab of the dashboard is accessible to an agent at 360 and 1280 px, light and dark', async ({
  page,
}) => {
  await page.goto('/login');
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await expect(page).toHaveURL('/dashboard');
  for (const path of OWN_PAGES) {
    if (!page.url().endsWith(path)) await page.goto(path);
    await expectAccessible(page);
  }
});
