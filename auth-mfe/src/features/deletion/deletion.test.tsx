import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
import { mockApi, offline, ok, refused } from '../../testing/mock-api.ts';
import { openPage, press } from '../../testing/open-page.tsx';

const api = mockApi();
const CANCEL = authPaths.cancelDeletion('').replace(/\?.*/, '');
const kept = ok({ message: 'Your account stays.' });

test('opening the link sends nothing, and one click keeps the account', async () => {
  const requests = api.respond(CANCEL, kept);
  await openPage('/keep-account?token=a%2Bb');
  expect(await screen.findByText(/^Your account is about to be deleted/)).toBeVisible();
  expect(requests).toEqual([]);
  await press('Keep my account');
  expect(await screen.findByText('Your account stays.')).toBeVisible();
  expect(requests.map(({ url }) => url)).toEqual([`${CANCEL}?token=a%2Bb`]);
});

test('after a network error the button can be clicked again', async () => {
  api.respond(CANCEL, offline, kept);
  await openPage('/keep-account?token=good');
  await press('Keep my account');
  expect(await screen.findByText('Please check your internet connection and try again')).toBeVisible();
  await press('Keep my account');
  expect(await screen.findByText('Your account stays.')).toBeVisible();
});

test('an agent reads that a link is dead, and finds a link to the login, which also keeps the account', async () => {
  api.respond(CANCEL, refused(400, 'This link has expired.'));
  await openPage('/keep-account?token=old');
  await press('Keep my account');
  expect(await screen.findByText('This link has expired.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('an agent who has deleted the account reads how to keep it', async () => {
  await openPage('/account-deleted');
  expect(await screen.findByText(/We delete everything in 14 days/)).toBeVisible();
});
