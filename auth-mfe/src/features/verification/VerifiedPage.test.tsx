import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
import { mockApi, offline, ok, refused } from '../../testing/mock-api.ts';
import { address, fill, heading, openPage, press } from '../../testing/open-page.tsx';

const api = mockApi();

const VERIFY = authPaths.verify('').replace(/\?.*/, '');
const DEAD = 'This link is not valid any more. Please ask for a new one.';
const verified = ok({ message: 'Your email address is verified.' });

test('a link of the mail verifies the address, with one call', async () => {
  const calls = api.answer(VERIFY, verified);
  await openPage('/verified?token=a%2Bb');
  expect(await screen.findByText('Your email address is verified.')).toBeVisible();
  expect(calls.map(({ url }) => url)).toEqual(['/api/v1/auth/verify?token=a%2Bb']);
  await press('Continue');
  expect(address()).toBe('/login');
});

test('the token leaves the address bar at once, and the history with it', async () => {
  api.answer(VERIFY, () => new Promise(() => undefined));
  await openPage('/verified?token=secret');
  await waitFor(() => {
    expect(address()).toBe('/verified');
  });
  expect(screen.getByTestId('address')).toHaveAttribute('data-how', 'REPLACE');
  expect(screen.getByRole('status', { name: 'Verifying' })).toBeVisible();
});

test('the token is in no action of the store', async () => {
  api.answer(VERIFY, refused(400, DEAD));
  const { store, actions } = await openPage('/verified?token=secret');
  await screen.findByText(DEAD);
  const told = JSON.stringify([actions, store.getState()]);
  expect(told).toContain('authVerify');
  expect(told).not.toContain('secret');
});

test('a link that is used up says so truthfully, and a new one can be asked for', async () => {
  api.answer(VERIFY, refused(400, DEAD));
  const mails = api.answer(authPaths.resendVerification, ok({ message: 'On its way.' }));
  await openPage('/verified?token=old');
  expect(await screen.findByText(DEAD)).toBeVisible();
  expect(heading()).toBe('Email not verified');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Enter the code instead' })).toHaveAttribute('href', '/verify');
  await fill({ 'Email for the new link': 'ada@example.com' });
  await press('Send a new link');
  expect(await screen.findByText(/^On its way\./)).toBeVisible();
  expect(mails[0]?.body).toEqual({ email: 'ada@example.com' });
});

test('without a connection the same link can be tried again', async () => {
  const calls = api.answer(VERIFY, offline, verified);
  await openPage('/verified?token=good');
  expect(await screen.findByText('Please check your internet connection and try again')).toBeVisible();
  await press('Retry');
  expect(await screen.findByText('Your email address is verified.')).toBeVisible();
  expect(calls).toHaveLength(2);
});

test.each(['/verified', '/verified?token='])('%s says that the link is not complete', async (link) => {
  await openPage(link);
  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent('This link is not complete.');
  });
});
