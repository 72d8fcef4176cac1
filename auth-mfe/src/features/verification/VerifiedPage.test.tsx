import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
import { forgetAgent, rememberAgent } from '@naija/runtime';
import { mockApi, offline, ok, refused } from '../../testing/mock-api.ts';
import { accepted, deleteDraftsAfterEach, openSignup, signUp } from '../../testing/signup.ts';
import { address, heading, openPage, press } from '../../testing/open-page.tsx';

const api = mockApi();
deleteDraftsAfterEach();

const VERIFY = authPaths.verify('').replace(/\?.*/, '');
const EXPIRED = 'This link has expired. Please ask for a new one.';
const USED = 'This link has already been used.';
const verified = ok({ message: 'Your email is verified.' });

beforeEach(() => {
  localStorage.clear();
  rememberAgent({ name: 'Ada Obi', email: 'ada@example.com' });
});

test('in a browser that did not sign up, as that of a mail scanner, the link sends nothing until a button is pressed', async () => {
  forgetAgent();
  const requests = api.respond(VERIFY, verified);
  await openPage('/verified?token=good');
  expect(heading()).toBe('Verify your email');
  expect(address()).toBe('/verified');
  expect(requests).toEqual([]);
  await press('Verify my email');
  expect(await screen.findByText('Your email is verified.')).toBeVisible();
  expect(requests.map(({ url }) => url)).toEqual(['/api/v1/auth/verify?token=good']);
});

async function verifyAndContinue(): Promise<void> {
  await openPage('/verified?token=good');
  await screen.findByText('Your email is verified.');
  await press('Continue');
  cleanup();
}

test.each(['/verified?token=good', '/verified'])(
  'opened again later in the browser that verified, %s says so without a request',
  async (link) => {
    const requests = api.respond(VERIFY, verified);
    await verifyAndContinue();
    await openPage(link);
    expect(heading()).toBe('Email already verified');
    expect(requests).toHaveLength(1);
  },
);

test('after a new sign-up the page without a token does not mention the earlier account', async () => {
  api.respond(VERIFY, verified);
  await verifyAndContinue();
  api.respond(authPaths.signup, accepted);
  await openSignup();
  await signUp();
  await screen.findByText('Account created successfully!');
  cleanup();
  await openPage('/verified');
  expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete.');
});

test('another link does not repeat the result of the earlier one', async () => {
  const requests = api.respond(VERIFY, verified, refused(400, EXPIRED));
  await verifyAndContinue();
  await openPage('/verified?token=another');
  await press('Verify my email');
  expect(await screen.findByText(EXPIRED)).toBeVisible();
  expect(requests).toHaveLength(2);
});

test('the mailed link verifies the address with one request', async () => {
  const requests = api.respond(VERIFY, verified);
  await openPage('/verified?token=a%2Bb');
  expect(await screen.findByText('Your email is verified.')).toBeVisible();
  expect(requests.map(({ url }) => url)).toEqual(['/api/v1/auth/verify?token=a%2Bb']);
  await press('Continue');
  expect(address()).toBe('/login');
});

test('the token leaves the address bar and the history at once', async () => {
  api.respond(VERIFY, () => new Promise(() => undefined));
  await openPage('/verified?token=secret');
  await waitFor(() => {
    expect(address()).toBe('/verified');
  });
  expect(screen.getByTestId('address')).toHaveAttribute('data-navigation', 'REPLACE');
  expect(screen.getByRole('status', { name: 'Verifying' })).toBeVisible();
});

test('the token is neither in the Redux store nor in any action', async () => {
  api.respond(VERIFY, refused(400, EXPIRED));
  const { store, actions } = await openPage('/verified?token=secret');
  await screen.findByText(EXPIRED);
  const dump = JSON.stringify([actions, store.getState()]);
  expect(dump).toContain('authVerify');
  expect(dump).not.toContain('secret');
});

test('an expired link says so, and a new one can be requested', async () => {
  api.respond(VERIFY, refused(400, EXPIRED));
  const mails = api.respond(authPaths.resendVerification, ok({ message: 'On its way.' }));
  await openPage('/verified?token=old');
  expect(await screen.findByText(EXPIRED)).toBeVisible();
  expect(heading()).toBe('Email not verified');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Enter the code instead' })).toHaveAttribute('href', '/verify');
  await press('Send a new link');
  expect(await screen.findByText(/^On its way\./)).toBeVisible();
  expect(mails[0]?.body).toEqual({ email: 'ada@example.com' });
});

test('a link that was used before, as by the code of its mail, says so and leads to the login', async () => {
  api.respond(VERIFY, refused(410, USED));
  await openPage('/verified?token=used');
  expect(await screen.findByText(USED, { exact: false })).toBeVisible();
  expect(heading()).toBe('Email already verified');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('after a network error the same link can be retried', async () => {
  const requests = api.respond(VERIFY, offline, verified);
  await openPage('/verified?token=good');
  expect(await screen.findByText('Please check your internet connection and try again')).toBeVisible();
  await press('Retry');
  expect(await screen.findByText('Your email is verified.')).toBeVisible();
  expect(requests).toHaveLength(2);
});

test.each(['/verified', '/verified?token='])('%s says that the link is incomplete', async (link) => {
  await openPage(link);
  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete.');
  });
});
