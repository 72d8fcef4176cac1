import { EMAIL_FIELD_MESSAGES } from '@naija/contracts/domain/email-messages';
import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import type { Page } from '@playwright/test';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { waitForMail } from '../../support/mails.ts';
import { waitUntilDashboardKept } from '../../support/kept-dashboard.ts';
import { DEMO_LOGIN, logIn, logOut, newAgent, signUp, signUpNewAgent } from '../../support/new-agent.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { ANY_ORIGIN, expect, test, TRANSLATED } from '../../support/test.ts';

const cookiesOf = async (page: Page) =>
  Object.fromEntries(
    (await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]),
  );

async function requestReset(page: Page, email: string): Promise<void> {
  await page.goto('/forgot');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

test(
  'an agent signs up, opens the link in the mail and logs in',
  { tag: [ANY_ORIGIN.tag, TRANSLATED.tag] },
  async ({ page, mail }) => {
    const agent = newAgent();
    await signUp(page, agent);
    await expect(page.getByText(MESSAGES.signupSuccess)).toBeVisible();
    await expect(page).toHaveURL('/verify');
    await expect(page.getByRole('main')).toContainText(agent.email);
    expect(await cookiesOf(page)).toEqual({ name: 'Ada', email: agent.email });

    const { path } = await waitForMail(mail, agent.email);
    await page.goto(path);
    await expect(page.getByText(MESSAGES.verified)).toBeVisible();
    expect(page.url()).not.toContain('token');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/login');
    expect(await cookiesOf(page)).toEqual({});

    await logIn(page, agent.email.toUpperCase(), agent.password);
    await expect(page.getByText('Login successful!')).toBeVisible();
    await expect(page).toHaveURL('/agentform');
    const cookies = await cookiesOf(page);
    expect(Object.keys(cookies).sort()).toEqual(['email', 'id', 'name', 'token']);
    expect(cookies).toMatchObject({ name: 'Ada', email: agent.email });
  },
);

test('a browser that did not sign up, as that of a mail scanner, verifies no one until a button is pressed', async ({
  page,
  browser,
  baseURL,
  mail,
}) => {
  const agent = await signUpNewAgent(page);
  const { path } = await waitForMail(mail, agent.email);
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await context.newPage();
  const calls: string[] = [];
  other.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await other.goto(path);
  const verify = other.getByRole('button', { name: 'Verify my email' });
  await expect(verify).toBeVisible();
  expect(calls).not.toContain('/api/v1/auth/verify');
  await verify.click();
  await expect(other.getByText(MESSAGES.verified)).toBeVisible();
  await other.reload();
  await expect(pageHeading(other)).toHaveText('Email already verified');
  await context.close();
});

test('an agent verifies with the code from the mail, pasted with a space in it', async ({ page, mail }) => {
  const agent = await signUpNewAgent(page);
  const { code } = await waitForMail(mail, agent.email);
  await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(-3)}`);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(MESSAGES.verified)).toBeVisible();
});

test.describe('links and codes that are no longer valid', () => {
  test.use({ expectedNoise: /status of 4[01]0/ });

  test('an agent is told that a code is wrong, and a new mail invalidates the older link', async ({
    page,
    mail,
  }) => {
    const agent = await signUpNewAgent(page);
    const first = await waitForMail(mail, agent.email);
    await page.getByLabel('Code').fill(first.code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText(MESSAGES.codeWrong).first()).toBeVisible();

    await page.getByRole('button', { name: 'Resend email' }).click();
    const second = await waitForMail(mail, agent.email, 2);
    await page.goto(first.path);
    await expect(page.getByText(MESSAGES.linkDead)).toBeVisible();
    await expect(page.getByText(MESSAGES.verified)).toBeHidden();
    await page.goto(second.path);
    await expect(page.getByText(MESSAGES.verified)).toBeVisible();
    await page.goto(second.path);
    await expect(page.getByText(MESSAGES.linkUsed)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('a reset link works once', async ({ page, mail }) => {
    const agent = await signUpNewAgent(page);
    await waitForMail(mail, agent.email);
    await requestReset(page, agent.email);
    await expect(page).toHaveURL('/reset-success');
    await expect(page.getByRole('main')).toContainText(agent.email);
    const { path } = await waitForMail(mail, agent.email, 2);

    await page.goto(path);
    await expect(page).toHaveURL('/set-password');
    await setPassword(page, 'Zinc-Roof-Rain-9!');
    await expect(page.getByText(MESSAGES.resetSuccess)).toBeVisible();
    await page.goto(path);
    await expect(page.getByText(MESSAGES.linkUsed)).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toBeHidden();
    await page.goto('/login');
    await logIn(page, agent.email, 'Zinc-Roof-Rain-9!');
    await expect(page.getByText('Login successful!')).toBeVisible();
  });
});

test(
  'an agent who has reset the password is redirected to the login page',
  AT_FULL_SIZE,
  async ({ page, mail }) => {
    const agent = await signUpNewAgent(page);
    await waitForMail(mail, agent.email);
    await requestReset(page, agent.email);
    const { path } = await waitForMail(mail, agent.email, 2);
    await page.goto(path);
    await setPassword(page, 'Zinc-Roof-Rain-9!');
    await expect(page.getByText(MESSAGES.resetSuccess)).toBeVisible();
    await expect(page).toHaveURL('/login');
  },
);

test('an agent who opens the dashboard logged out logs in and returns to the tab they asked for', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/dashboard?tab=comments');
  await expect(page).toHaveURL(/^[^?]*\/login/);
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard?tab=comments');
  await expect(pageHeading(page)).toBeVisible();
});

test.describe('refused logins', () => {
  test.use({ expectedNoise: /status of 401/ });

  test('shows the same message for a wrong password and an unknown address, and keeps the typed address', async ({
    page,
  }) => {
    await page.goto('/login');
    for (const email of [DEMO_LOGIN.email, 'nobody@example.com']) {
      await logIn(page, email, 'Wrong-Password-1!');
      await expect(page.getByText(MESSAGES.loginRefused)).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
    }
  });
});

test(
  'the login form shows which fields are invalid and focuses the first',
  AT_FULL_SIZE,
  async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('not-an-address');
    await page.getByLabel('Password', { exact: true }).focus();
    await expect(page.getByText(EMAIL_FIELD_MESSAGES.invalid)).toBeVisible();
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText(FIELD_MESSAGES.passwordRequired)).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
  },
);

const RULES: [label: string, typed: string, message: string][] = [
  ['Full Name', '', FIELD_MESSAGES.nameRequired],
  ['Email', '', EMAIL_FIELD_MESSAGES.required],
  ['Email', 'ada', EMAIL_FIELD_MESSAGES.invalid],
  ['Phone Number', '', FIELD_MESSAGES.phoneRequired],
  ['Phone Number', '0803 CALL ADA', FIELD_MESSAGES.phoneInvalid],
  ['Phone Number', '0803123456', FIELD_MESSAGES.phoneShort],
  ['Phone Number', '0803123456789012', FIELD_MESSAGES.phoneLong],
  ['Address', '', FIELD_MESSAGES.addressRequired],
  ['Instagram', 'https://example.com/ada', FIELD_MESSAGES.instagramInvalid],
  ['Password', '', FIELD_MESSAGES.passwordRequired],
  ['Password', 'Short1!', FIELD_MESSAGES.passwordShort],
  ['Password', 'password-without-capitals-1!', FIELD_MESSAGES.passwordWeak],
];

test(
  'the signup form shows each rule that is violated, and sends nothing',
  AT_FULL_SIZE,
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Create an Account' }).click();
    await expect(page.getByText(FIELD_MESSAGES.stateRequired)).toBeVisible();
    for (const [label, typed, message] of RULES) {
      const field = page.getByLabel(label, { exact: label === 'Password' });
      await field.fill(typed);
      await field.blur();
      await expect(page.getByText(message), `${label}: ${typed}`).toBeVisible();
    }
    expect(sent).toEqual([]);
  },
);

test('a half-filled signup is restored after a reload without its password, and is listed in the App menu', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill('Ada Obi');
  await page.getByLabel('Password', { exact: true }).fill('Harmattan-Lorry-27!');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Draft from .*\d\d:\d\d restored$/)).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Obi');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

  await page.goto('/about');
  await page.getByRole('button', { name: 'App' }).click();
  const drafts = page.getByRole('region', { name: 'Drafts' });
  await expect(drafts.getByRole('link', { name: 'Create an Account' })).toHaveAttribute('href', '/signup');
  await drafts.getByRole('button', { name: /^Clear/ }).click();
  await expect(drafts).toBeHidden();
  await page.goto('/signup');
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test(
  'signing up with a taken address looks like any signup, and that address gets a mail',
  AT_FULL_SIZE,
  async ({ page, mail }) => {
    const agent = await signUpNewAgent(page);
    await waitForMail(mail, agent.email);
    await signUp(page, { ...agent, name: 'Somebody Else', password: 'Another-Word-55!' });
    await expect(page.getByText(MESSAGES.signupSuccess)).toBeVisible();
    await expect(page).toHaveURL('/verify');
    expect((await waitForMail(mail, agent.email, 2)).subject).toMatch(/account/i);
  },
);

test(
  'an agent can sign up while the mail server is down, and gets the mail once it is up',
  AT_FULL_SIZE,
  async ({ page, mail }) => {
    const agent = newAgent();
    await mail.stopServer();
    await signUp(page, agent);
    await expect(page).toHaveURL('/verify');
    await mail.restartServer();
    const { path } = await waitForMail(mail, agent.email);
    await page.goto(path);
    await expect(page.getByText(MESSAGES.verified)).toBeVisible();
  },
);

test('logging out in one tab logs out the other', async ({ page, context }) => {
  await page.goto('/login');
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await expect(page).toHaveURL('/dashboard');
  // What is still asked for when the session ends is refused, which the console says.
  await waitUntilDashboardKept(page);
  const other = await context.newPage();
  await other.goto('/about');
  await expect(other.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await logOut(page);
  await expect(other.getByRole('link', { name: 'SIGN UP', exact: true })).toBeVisible();
});

test('the session token appears in no address and no storage', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/login');
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await expect(page).toHaveURL('/dashboard');
  const { token = '' } = await cookiesOf(page);
  expect(token.length).toBeGreaterThan(40);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toContain(token);
});
