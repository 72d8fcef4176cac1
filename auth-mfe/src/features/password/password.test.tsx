import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
import { rememberAgent, startSession } from '@naija/runtime';
import { mockApi, noContent, offline, ok, refused, badGateway } from '../../testing/mock-api.ts';
import { address, field, fill, heading, openPage, press } from '../../testing/open-page.tsx';

const api = mockApi();

const RESET = authPaths.resetPassword('').replace(/\?.*/, '');
const EXPIRED = 'This link has expired. Please ask for a new one.';
const USED = 'This link has already been used.';
const SENT = 'If this email has an account, a reset link is on its way.';
const NEW = 'Opensesame#7';
const mailed = ok({ user: { name: 'ada', email: 'ada@example.com' }, message: SENT });
const changed = ok({ message: 'Reset successful!' });

beforeEach(() => {
  api.respondToGet(RESET, noContent);
});

async function setPassword(again = NEW): Promise<void> {
  await screen.findByLabelText('New password');
  await fill({ 'New password': NEW, 'Confirm password': again });
  await press('Set new password');
}

test('requesting a reset link shows at once where it was sent', async () => {
  const requests = api.respond(authPaths.forgotPassword, mailed);
  await openPage('/forgot');
  expect(heading()).toBe('Forgot Password');
  await fill({ Email: 'Ada@example.com' });
  await press('Send reset link');
  await waitFor(() => {
    expect(address()).toBe('/reset-success');
  });
  expect(screen.getByText(/^We sent a reset link to/)).toHaveTextContent('ada@example.com');
  expect(requests[0]?.body).toEqual({ email: 'ada@example.com' });
  expect(document.cookie).toBe('name=ada; email=ada@example.com');
});

test.each([
  ['', 'Email is required'],
  ['ada', 'Please enter a valid email'],
])('refuses to send a link to %j', async (typed, message) => {
  await openPage('/forgot');
  if (typed !== '') await fill({ Email: typed });
  await press('Send reset link');
  expect(await screen.findByText(message)).toBeVisible();
});

test.each([
  [
    'a rate limit',
    refused(429, 'Too many emails. Try again in 20 minutes.'),
    'Too many emails. Try again in 20 minutes.',
  ],
  ['an error without a message', badGateway, 'Something went wrong!'],
  ['no connection', offline, 'Please check your internet connection and try again'],
])('after %s the agent reads why, and the field keeps the address', async (_, response, message) => {
  api.respond(authPaths.forgotPassword, response);
  await openPage('/forgot');
  await fill({ Email: 'ada@example.com' });
  await press('Send reset link');
  expect(await screen.findByText(message)).toBeVisible();
  expect(field('Email')).toHaveValue('ada@example.com');
  expect(document.cookie).toBe('');
});

test('a reset mail that does not arrive can be sent again', async () => {
  rememberAgent({ name: 'Ada', email: 'ada@example.com' });
  const requests = api.respond(authPaths.forgotPassword, mailed);
  await openPage('/reset-success');
  await press('Resend email');
  expect(await screen.findByText(`${SENT} Wait a minute before asking again.`)).toBeVisible();
  expect(requests[0]?.body).toEqual({ email: 'ada@example.com' });
});

test('sets a new password, then redirects to the login', async () => {
  const requests = api.respond(RESET, changed);
  await openPage('/set-password?token=a%2Bb');
  await setPassword();
  expect(await screen.findByText('Reset successful!')).toBeVisible();
  expect(requests.map(({ url, body }) => ({ url, body }))).toEqual([
    { url: '/api/v1/auth/reset-password?token=a%2Bb', body: { newPassword: NEW, confirmPassword: NEW } },
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
  expect(address()).toBe('/login');
});

test('a reset ends the session on this device, so the login asks for the new password', async () => {
  startSession({ token: 'any', id: '7', name: 'Ada', email: 'ada@example.com' });
  api.respond(RESET, changed);
  await openPage('/set-password?token=good');
  await setPassword();
  await userEvent.click(await screen.findByRole('link', { name: 'Continue' }));
  expect(field('Password')).toBeVisible();
});

test('the token leaves the address bar at once, and neither it nor the password is in the Redux store or in any action', async () => {
  api.respond(RESET, changed);
  const { store, actions } = await openPage('/set-password?token=secret');
  await waitFor(() => {
    expect(address()).toBe('/set-password');
  });
  await setPassword();
  await screen.findByText('Reset successful!');
  const dump = JSON.stringify([actions, store.getState()]);
  expect(dump).toContain('authResetPassword');
  expect(dump).not.toContain('secret');
  expect(dump).not.toContain(NEW);
});

test.each([
  ['New password', '', 'Password is required'],
  ['New password', 'Short#1', 'Password must be at least 8 characters'],
  [
    'New password',
    'opensesame',
    'Password must contain at least one uppercase letter, one number and one special character',
  ],
  ['Confirm password', '', 'Confirm password is required'],
  ['Confirm password', 'Opensesame#8', 'Passwords must match'],
])('%s %j is refused: %s', async (label, typed, message) => {
  await openPage('/set-password?token=good');
  await screen.findByLabelText('New password');
  const other = label === 'New password' ? 'Confirm password' : 'New password';
  await fill({ [other]: NEW });
  if (typed !== '') await fill({ [label]: typed });
  await press('Set new password');
  expect(await screen.findByText(message)).toBeVisible();
});

test('tells a password manager which account the new password belongs to', async () => {
  rememberAgent({ name: 'Ada', email: 'ada@example.com' });
  await openPage('/set-password?token=good');
  await screen.findByLabelText('New password');
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('ada@example.com');
  expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
  expect(field('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
});

test.each([
  ['an expired link', refused(400, EXPIRED), EXPIRED],
  ['an error without a message', badGateway, 'Something went wrong!'],
  ['no connection', offline, 'Please check your internet connection and try again'],
])(
  'after %s the agent reads why, keeps what was typed, and can request a new link',
  async (_, response, message) => {
    api.respond(RESET, response);
    await openPage('/set-password?token=good');
    await setPassword();
    expect(await screen.findByText(message)).toBeVisible();
    expect(field('New password')).toHaveValue(NEW);
    expect(field('Confirm password')).toHaveValue(NEW);
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot');
  },
);

test.each([
  ['expired', 400, EXPIRED],
  ['already used', 410, USED],
])('a link that is %s says so at once, without a form, and offers a new one', async (_, status, message) => {
  const checks = api.respondToGet(RESET, refused(status, message));
  await openPage('/set-password?token=a%2Bb');
  expect(await screen.findByText(message)).toBeVisible();
  expect(checks.map(({ url }) => url)).toEqual(['/api/v1/auth/reset-password?token=a%2Bb']);
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot');
});

test('while a link is checked the page has its heading', async () => {
  api.respondToGet(RESET, () => new Promise(() => undefined));
  await openPage('/set-password?token=good');
  expect(heading()).toBe('Set a new password');
  expect(screen.getByRole('status', { name: 'Checking your link' })).toBeVisible();
});

test('a link that cannot be checked shows the form all the same', async () => {
  api.respondToGet(RESET, offline);
  await openPage('/set-password?token=good');
  expect(await screen.findByLabelText('New password')).toBeVisible();
});

test('a link without a token says so and offers a new one', async () => {
  await openPage('/set-password');
  expect(screen.getByText(/^This link is incomplete\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot');
  expect(screen.queryByLabelText('New password')).toBeNull();
});
