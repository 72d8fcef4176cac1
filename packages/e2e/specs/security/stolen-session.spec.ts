import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import { PHONE_MESSAGES } from '@naija/contracts/domain/phone-messages';
import type { Browser, Page } from '@playwright/test';
import { AT_FULL_SIZE, HEAVY } from '@naija/tooling/test-size';
import { expectAccessible } from '../../support/accessible.ts';
import { waitForLinks } from '../../support/mails.ts';
import { logIn, newAgent, signUpNewAgent, type NewAgent } from '../../support/new-agent.ts';
import type { MailServer } from '../../support/mail-server.ts';
import { expect, test } from '../../support/test.ts';

const NEW = 'Zinc-Roof-Rain-9!';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const security = (page: Page) => page.getByRole('region', { name: 'Login and security' });

/** An agent who has verified the address. */
async function verifiedAgent(page: Page, mail: MailServer): Promise<NewAgent> {
  const agent = await signUpNewAgent(page);
  await page.goto((await waitForLinks(mail, agent.email, '/verified')).at(-1) ?? '');
  await expect(page.getByText(MESSAGES.verified)).toBeVisible();
  return agent;
}

/** Logs in, and opens the dashboard. */
async function openDashboard(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login?next=/dashboard%3Ftab=settings');
  await logIn(page, email, password);
  await expect(page).toHaveURL('/dashboard?tab=settings');
  await expect(security(page)).toBeVisible();
}

async function changeEmail(page: Page, email: string, password: string): Promise<void> {
  await security(page).getByRole('button', { name: 'Change email' }).click();
  await field(page, 'New email').fill(email);
  await field(page, 'Current password').fill(password);
  await security(page).getByRole('button', { name: 'Change email' }).click();
}

async function pageElsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const elsewhere = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    serviceWorkers: 'block',
  });
  return elsewhere.newPage();
}

test.describe('an account that a thief has moved to another address', () => {
  test.use({ expectedNoise: /status of 40[01]/ });

  test(
    'is recovered from the old mailbox: the thief is logged out, and the owner sets a new password and logs in',
    HEAVY,
    async ({ page, browser, baseURL, mail }) => {
      const owner = await verifiedAgent(page, mail);
      const thief = await pageElsewhere(browser, baseURL);
      const taken = newAgent().email;
      await openDashboard(thief, owner.email, owner.password);
      await changeEmail(thief, taken, owner.password);
      await expect(security(thief).getByText(/^We've sent a link/)).toBeVisible();
      const confirming = await pageElsewhere(browser, baseURL);
      await confirming.goto((await waitForLinks(mail, taken, '/verified')).at(-1) ?? '');
      await confirming.getByRole('button', { name: 'Verify my email' }).click();
      await expect(confirming.getByText(MESSAGES.verified)).toBeVisible();
      await thief.reload();
      await expect(security(thief)).toContainText(`You log in with ${taken}.`);

      // The owner uses the first of both mails to the old address.
      const [link = ''] = await waitForLinks(mail, owner.email, '/restore-email', 2);
      await page.goto(link);
      await page.getByRole('button', { name: 'Keep this email' }).click();
      await expect(page.getByText(MESSAGES.emailRestored)).toBeVisible();
      await page.getByRole('button', { name: 'Set a new password' }).click();
      await field(page, 'New password').fill(NEW);
      await field(page, 'Confirm password').fill(NEW);
      await page.getByRole('button', { name: 'Set new password' }).click();
      await expect(page.getByText(MESSAGES.resetSuccess)).toBeVisible();
      await openDashboard(page, owner.email, NEW);
      await expect(security(page)).toContainText(`You log in with ${owner.email}.`);

      await thief.reload();
      await expect(thief.getByText(MESSAGES.sessionEnded).first()).toBeVisible();
      await thief.goto('/login');
      for (const email of [owner.email, taken]) {
        await logIn(thief, email, owner.password);
        await expect(thief.getByText(MESSAGES.loginRefused)).toBeVisible();
      }
      await page.goto(link);
      await page.getByRole('button', { name: 'Keep this email' }).click();
      await expect(page.getByText(MESSAGES.restoreDead)).toBeVisible();
      await confirming.context().close();
      await thief.context().close();
    },
  );
});

test.describe('an agent whose number a thief has changed', () => {
  test.use({ expectedNoise: /status of 40[013]/ });

  test(
    'takes it back by the link of the mail: the thief needed the password, and is logged out',
    HEAVY,
    async ({ page, browser, baseURL, mail }) => {
      const owner = await verifiedAgent(page, mail);
      const thief = await pageElsewhere(browser, baseURL);
      await openDashboard(thief, owner.email, owner.password);
      await thief.goto('/dashboard?tab=edit-profile');
      const former = await field(thief, 'Phone Number').inputValue();
      const about = thief.getByRole('textbox', { name: /^About/ });
      await about.fill('I have let flats in Ikeja and Yaba for ten years, and I answer.');
      await field(thief, 'Phone Number').fill('08099999999');
      await field(thief, 'Current password').fill(NEW);
      await thief.getByRole('button', { name: 'Upload Data' }).click();
      await expect(thief.getByText(FIELD_MESSAGES.currentWrong)).toBeVisible();
      await expectAccessible(thief);
      await field(thief, 'Current password').fill(owner.password);
      await thief.getByRole('button', { name: 'Upload Data' }).click();
      await expect(thief.getByText(MESSAGES.profileSaved)).toBeVisible();

      const [link = ''] = await waitForLinks(mail, owner.email, '/restore-phone');
      await page.goto(link);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Take my old number back' }).click();
      await expect(page.getByText(PHONE_MESSAGES.restored)).toBeVisible();
      await page.getByRole('button', { name: 'Set a new password' }).click();
      await field(page, 'New password').fill(NEW);
      await field(page, 'Confirm password').fill(NEW);
      await page.getByRole('button', { name: 'Set new password' }).click();
      await expect(page.getByText(MESSAGES.resetSuccess)).toBeVisible();
      await openDashboard(page, owner.email, NEW);
      await page.goto('/dashboard?tab=edit-profile');
      await expect(field(page, 'Phone Number')).toHaveValue(former);
      await thief.reload();
      await expect(thief.getByText(MESSAGES.sessionEnded).first()).toBeVisible();
      await thief.context().close();
    },
  );
});

test.describe('an agent who changes the password', () => {
  test.use({ expectedNoise: /status of 40[13]/ });

  test(
    'sees a wrong one at its field, continues with the right one, and is logged out on other devices',
    AT_FULL_SIZE,
    async ({ page, browser, baseURL, mail }) => {
      const agent = await verifiedAgent(page, mail);
      const other = await pageElsewhere(browser, baseURL);
      await openDashboard(other, agent.email, agent.password);
      await openDashboard(page, agent.email, agent.password);
      await security(page).getByRole('button', { name: 'Change password' }).click();
      await expect(field(page, 'Current password')).toBeFocused();
      await field(page, 'Current password').fill(NEW.replace('9', '8'));
      await field(page, 'New password').fill(NEW);
      await field(page, 'Confirm password').fill(NEW);
      await page.keyboard.press('Enter');
      await expect(page.getByText(FIELD_MESSAGES.currentWrong)).toBeVisible();
      await expect(field(page, 'Current password')).toBeFocused();
      await field(page, 'Current password').fill(agent.password);
      await page.keyboard.press('Enter');
      await expect(page.getByText(MESSAGES.passwordChanged)).toBeVisible();
      await other.reload();
      await expect(other.getByText(MESSAGES.sessionEnded).first()).toBeVisible();
      await page.reload();
      await expect(security(page)).toBeVisible();
      await other.context().close();
    },
  );
});

test(
  'the forms for email and password are accessible to an agent at 360 and 1280 px, light and dark',
  AT_FULL_SIZE,
  async ({ page, mail }) => {
    const agent = await verifiedAgent(page, mail);
    await openDashboard(page, agent.email, agent.password);
    for (const [form, label] of [
      ['Change email', 'New email'],
      ['Change password', 'New password'],
    ] as const) {
      await security(page).getByRole('button', { name: form }).click();
      await expectAccessible(page, field(page, label));
    }
  },
);
