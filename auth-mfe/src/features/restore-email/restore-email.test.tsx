import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
import { mockApi, noContent, offline, ok, refused } from '../../testing/mock-api.ts';
import { address, heading, openPage, press } from '../../testing/open-page.tsx';

const api = mockApi();

const RESTORE = authPaths.restoreEmail('').replace(/\?.*/, '');
const restored = ok({ message: 'Your old email is back.', resetToken: 'fresh-secret' });
const KEEP = 'Keep this email';

test('opening the link sends nothing and explains what the button does', async () => {
  const requests = api.respond(RESTORE, restored);
  await openPage('/restore-email?token=a%2Bb');
  expect(await screen.findByRole('button', { name: KEEP })).toBeVisible();
  for (const text of [/Everyone is logged out/, /password stops working/])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'It was me, leave it changed' })).toHaveAttribute('href', '/');
  expect(requests).toEqual([]);
});

test('one click undoes the change and leads to setting a new password', async () => {
  api.respondToGet(authPaths.resetPassword('').replace(/\?.*/, ''), noContent);
  const requests = api.respond(RESTORE, restored);
  await openPage('/restore-email?token=a%2Bb');
  await press(KEEP);
  expect(await screen.findByText('Your old email is back, and everyone is logged out.')).toBeVisible();
  expect(requests.map(({ url }) => url)).toEqual(['/api/v1/auth/restore-email?token=a%2Bb']);
  expect(screen.getByRole('button', { name: 'Set a new password' })).toHaveFocus();
  await press('Set a new password');
  expect(heading()).toBe('Set a new password');
  await waitFor(() => {
    expect(address()).toBe('/set-password');
  });
});

test('neither token is in the address bar, in the Redux store or in any action', async () => {
  api.respond(RESTORE, restored);
  const { store, actions } = await openPage('/restore-email?token=link-secret');
  await waitFor(() => {
    expect(address()).toBe('/restore-email');
  });
  await press(KEEP);
  await screen.findByRole('heading', { name: 'Your old email is back' });
  const dump = JSON.stringify([actions, store.getState()]);
  expect(dump).toContain('authRestoreEmail');
  expect(dump).not.toContain('secret');
});

test.each([
  [400, 'This link has expired or was already used. It works once, within 7 days.'],
  [409, 'Another account now uses this email. Please call us.'],
])('a link that is refused with %i says so and offers the next step', async (status, message) => {
  api.respond(RESTORE, refused(status, message));
  await openPage('/restore-email?token=old');
  await press(KEEP);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: KEEP })).toBeNull();
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/forgot');
});

test('the link about a phone number explains what it restores, and leads to a new password', async () => {
  const requests = api.respond(RESTORE, restored);
  await openPage('/restore-phone?token=a%2Bb');
  expect(await screen.findByText(/^Someone gave your page another phone number/)).toBeVisible();
  expect(heading()).toBe('Take your old number back');
  await press('Take my old number back');
  expect(await screen.findByText('Your old phone number is back, and everyone is logged out.')).toBeVisible();
  expect(requests.map(({ url }) => url)).toEqual(['/api/v1/auth/restore-email?token=a%2Bb']);
  expect(screen.getByRole('button', { name: 'Set a new password' })).toHaveFocus();
});

test('after a network error the button can be clicked again', async () => {
  const requests = api.respond(RESTORE, offline, restored);
  await openPage('/restore-email?token=good');
  await press(KEEP);
  expect(await screen.findByText('Please check your internet connection and try again')).toBeVisible();
  await press(KEEP);
  expect(await screen.findByRole('heading', { name: 'Your old email is back' })).toBeVisible();
  expect(requests).toHaveLength(2);
});

test('a second click during the request sends nothing', async () => {
  const requests = api.respond(RESTORE, () => new Promise(() => undefined));
  await openPage('/restore-email?token=good');
  await press(KEEP);
  await press('One moment…');
  expect(requests).toHaveLength(1);
});

test.each(['/restore-email', '/restore-email?token='])(
  '%s says that the link is incomplete',
  async (link) => {
    await openPage(link);
    expect(await screen.findByText(/^This link is incomplete\./)).toBeVisible();
  },
);
