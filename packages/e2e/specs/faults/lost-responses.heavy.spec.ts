import { randomBytes } from 'node:crypto';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { MODERATION_RESPONSES } from '@naija/contracts/domain/moderation-messages';
import { OUTBOX_MESSAGES } from '@naija/contracts/domain/outbox-messages';
import { pagePaths } from '@naija/contracts/domain/pages';
import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { authPaths } from '@naija/contracts/http/auth';
import { commentPaths } from '@naija/contracts/http/comments';
import type { Page } from '@playwright/test';
import { logInOnDevice } from '../../support/faults/demo-device.ts';
import {
  loseFirstResponses,
  pressAgainIfFailed,
  watchMessages,
  type Resender,
} from '../../support/faults/lost-responses.ts';
import { pendingOn } from '../../support/faults/outbox-store.ts';
import { dispatchSync } from '../../support/faults/sync-event.ts';
import { expect, test as faulty } from '../../support/faults/test.ts';
import { agentsOf } from '../../support/first-agent.ts';
import type { MailServer } from '../../support/mail-server.ts';
import { waitForMail } from '../../support/mails.ts';
import { logIn, logOut, newAgent, signUp, type NewAgent } from '../../support/new-agent.ts';
import { openPage, visitUntilReady } from '../../support/offline/visit.ts';
import { cameraPhoto } from '../../support/photos.ts';

const RESENDERS: readonly Resender[] = ['the page', 'the browser'];
const UNREACHED = /^We couldn't reach the server/;
const NOT_CREATED = /^The server did not answer, so we cannot say/;
const NOT_LOGGED_IN = "You're not logged in: we couldn't reach the server.";
/** Messages that come as often as they like: what failed is asserted where it is pressed again. */
const ANY_NUMBER = [
  ...[NOT_CREATED, NOT_LOGGED_IN, MESSAGES.locationOffline],
  ...[OUTBOX_MESSAGES.sentLater, "It's on its way."],
  ...['Slow connection, still trying', /^\d+ agents found$/, /^\d of 8 photos$/, 'Preparing a photo…'],
];
const BIO = 'I show family houses and flats in Lekki and Ajah, and I send a video before anybody moves.';

const test = faulty.extend({
  baseURL: async ({ network }, provide) => {
    await provide(network.url);
  },
});

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Signs up, enters the code of the mail and logs in. */
async function signUpAndLogIn(page: Page, mail: MailServer, agent: NewAgent): Promise<void> {
  await visitUntilReady(page, '/');
  await signUp(page, agent);
  await pressAgainIfFailed(
    button(page, 'Create an Account'),
    page.getByText(NOT_CREATED),
    heading(page, 'Verify your email'),
  );
  const { code } = await waitForMail(mail, agent.email);
  await page.getByLabel('Code').fill(code);
  await button(page, 'Verify').click();
  await pressAgainIfFailed(
    button(page, 'Verify'),
    page.getByText(MESSAGES.locationOffline),
    page.getByText(MESSAGES.verified),
  );
  await page.goto('/login');
  await logIn(page, agent.email, agent.password);
  await pressAgainIfFailed(
    button(page, 'Log in'),
    page.getByText(NOT_LOGGED_IN),
    heading(page, 'Agent Form'),
  );
}

const outcomes = (said: readonly string[]) =>
  said.filter(
    (message) =>
      !ANY_NUMBER.some((other) => (typeof other === 'string' ? message === other : other.test(message))),
  );

const subjectsTo = async (mail: MailServer, { email }: NewAgent) =>
  (await mail.mailTo(email)).map(({ subject }) => subject);

for (const resender of RESENDERS)
  test(`an agent whose responses are all lost once, and sent again by ${resender}, signs up and has one profile`, async ({
    page,
    network,
    mail,
    request,
  }) => {
    const name = `Ada ${randomBytes(6).toString('hex').replaceAll(/\d/g, 'o')}`;
    const agent = { ...newAgent(), name };
    const publicEmail = `office.${agent.email}`;
    const said = await watchMessages(page);
    const lost = loseFirstResponses(network, resender);
    await signUpAndLogIn(page, mail, agent);

    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await cameraPhoto(250, 300));
    await field(page, 'About').fill(BIO);
    await field(page, 'Email on your page').fill(publicEmail);
    await field(page, 'Number of Rents').fill('12');
    await field(page, 'Total Deals Closed').fill('19');
    await field(page, 'Commission (%)').fill('7.5');
    await button(page, 'None for Number of Sales').click();
    await button(page, 'None for AirBnB Listings').click();
    await button(page, 'Free for Inspection Fee (₦)').click();
    await button(page, 'No fee for Agreement (%)').click();
    await button(page, 'Upload Data').click();

    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'See your public profile' }).click();
    await expect(heading(page, name)).toBeVisible();
    const main = page.getByRole('main');
    for (const shown of [
      'Lagos',
      BIO,
      '12',
      '19',
      '7.5\u00a0%',
      'Not on Airbnb',
      'Free to see homes',
      'No fee',
    ])
      await expect(main).toContainText(shown);
    await expect(main.getByRole('link', { name: 'Call 0803 123 4567' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /2348031234567/);
    await expect(main.getByRole('link', { name: 'Email' })).toHaveAttribute('href', new RegExp(publicEmail));

    expect(lost).toEqual([
      'POST /auth/signup',
      'POST /auth/verify-code',
      'POST /auth/login',
      'POST /uploads',
      'PATCH /uploads/:id',
      'PUT /user/update',
    ]);
    expect(outcomes(said)).toEqual([
      MESSAGES.signupSuccess,
      MESSAGES.verified,
      'Login successful!',
      MESSAGES.profileSaved,
      'Your profile is complete. Clients can now read it.See your public profile',
    ]);
    expect(await pendingOn(page)).toEqual([]);
    const found = async () => (await agentsOf(request, name)).filter((listed) => listed.name === name);
    await expect.poll(found).toHaveLength(1);
    expect(await subjectsTo(mail, agent)).toEqual(['Verify your email for NaijaAgents']);
    expect(await subjectsTo(mail, { ...agent, email: publicEmail })).toEqual([]);
  });

test('an agent whose responses are all lost once changes the password and deletes the account, with what this device has not sent', async ({
  page,
  context,
  network,
  mail,
}) => {
  const agent = newAgent();
  const newPassword = 'Baobab-Ferry-31!';
  const lost = loseFirstResponses(network, 'the page');
  await signUpAndLogIn(page, mail, agent);

  await page.goto('/dashboard?tab=settings');
  await button(page, 'Change password').click();
  await page.getByLabel('Current password').fill(agent.password);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await button(page, 'Change password').click();
  await pressAgainIfFailed(
    button(page, 'Change password'),
    page.getByText(UNREACHED),
    page.getByText(MESSAGES.passwordChanged),
  );

  await button(page, 'Delete my account').click();
  await page.getByLabel('Current password').fill(newPassword);
  await button(page, 'Delete my account').click();
  const deleted = heading(page, 'Account deleted');
  await expect(deleted.or(page.getByText(UNREACHED)).first()).toBeVisible();
  if (await page.getByText(UNREACHED).isVisible()) {
    await page.getByRole('switch', { name: 'Email' }).first().click();
    // The change waits, as the session has ended with the account.
    await expect.poll(() => context.cookies()).toEqual([]);
    expect(await pendingOn(page)).toHaveLength(1);
    await button(page, 'Delete my account').click();
  }
  await expect(deleted).toBeVisible();
  expect(await pendingOn(page)).toEqual([]);
  expect(lost.filter((write) => write !== 'POST /user/notifications')).toEqual([
    'POST /auth/signup',
    'POST /auth/verify-code',
    'POST /auth/login',
    'PUT /user/password',
    'POST /user/deletion',
  ]);
  await waitForMail(mail, agent.email, 3);
  expect(await subjectsTo(mail, agent)).toEqual([
    'Verify your email for NaijaAgents',
    'Your password for NaijaAgents was changed',
    'Your account on NaijaAgents is about to be deleted',
  ]);
});

for (const resender of RESENDERS)
  test(`an agent whose responses are all lost once, and sent again by ${resender}, edits the profile, replies, shows and removes a photo, and logs out`, async ({
    page,
    network,
    system,
    context,
  }) => {
    const made = randomBytes(4).toString('hex');
    const [fullname, bio, reply, caption] = [
      `Chidi ${made}`,
      `${BIO} Ask for ${made}.`,
      `Thank you, ${made}.`,
      `Two rooms in Yaba, ${made}`,
    ];
    const id = await logInOnDevice(page, network.url);
    const posted = await fetch(`${system.url}${commentPaths.post(id)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fullname, content: 'She kept her word.' }),
    });
    expect(posted.status).toBe(201);
    const published = async () => {
      const response = await fetch(`${system.url}${agentPaths.byId(id)}`);
      return ((await response.json()) as AgentResponse).work ?? [];
    };
    const before = await published();
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
    const said = await watchMessages(page);
    const lost = loseFirstResponses(network, resender);
    const main = page.getByRole('main');

    await openPage(page, '/dashboard?tab=edit-profile');
    await field(page, 'About').fill(bio);
    await button(page, 'Upload Data').click();
    await expect(page.getByText(MESSAGES.profileSaved)).toBeVisible();
    await expect(main).toContainText(bio);

    await openPage(page, '/dashboard?tab=comments');
    await button(page, `Reply to ${fullname}`).click();
    await field(page, 'Your reply').fill(reply);
    await button(page, 'Post reply').click();
    await expect(page.getByText(MODERATION_RESPONSES.replyPosted)).toBeVisible();
    await expect(main.getByText(reply)).toHaveCount(1);

    await openPage(page, '/dashboard?tab=photos');
    await page.getByLabel('Add photos').setInputFiles(await cameraPhoto(600, 450));
    const photo = page.getByRole('listitem', { name: `Photo ${String(before.length + 1)}` });
    await photo.getByRole('button', { name: /^Add caption/ }).click();
    await field(page, /^Caption/).fill(caption);
    await button(page, 'Save').click();
    await expect(photo.getByRole('img', { name: caption })).toBeVisible();
    await expect.poll(() => pendingOn(page)).toEqual([]);
    expect((await published()).map((work) => work.caption)).toEqual([
      ...before.map((work) => work.caption),
      caption,
    ]);
    expect(lost).toEqual([
      'PUT /user/edit',
      'POST /comment/:id/reply',
      'POST /uploads',
      'PATCH /uploads/:id',
      'POST /user/photos',
      'POST /user/photos/:id/caption',
    ]);

    network.setFaults({ lostRequests: 1 });
    await photo.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => pendingOn(page)).toHaveLength(1);
    // Only the service worker can send it now.
    await page.goto('about:blank');
    const lostLater = loseFirstResponses(network, resender);
    const removals = () => network.requests.filter((sent) => sent.endsWith('/removal')).length;
    const tried = removals();
    await expect(async () => {
      await dispatchSync(page, network.url);
      expect(removals() - tried).toBeGreaterThan(1);
    }).toPass();
    expect(await published()).toEqual(before);

    await openPage(page, '/dashboard');
    await expect.poll(() => pendingOn(page)).toEqual([]);
    await logOut(page);
    expect(lostLater).toEqual(['POST /user/photos/:id/removal', 'POST /auth/logout']);
    expect(outcomes(said)).toEqual([MESSAGES.profileSaved, MODERATION_RESPONSES.replyPosted]);
    const sessions = await fetch(`${system.url}${authPaths.sessions}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(sessions.status).toBe(401);
    await openPage(page, pagePaths.agent(id));
    await expect(main.getByText(bio)).toHaveCount(1);
    await expect(main.getByText(reply)).toHaveCount(1);
    await expect(main.getByRole('img', { name: caption })).toHaveCount(0);
  });
