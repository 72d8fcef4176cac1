import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
import {
  confirmed,
  credentials,
  fillEmail,
  OLD_PASSWORD,
  openEmailForm,
  press,
} from '../../testing/credentials.ts';
import { mockDashboard } from '../../testing/dashboard.tsx';
import { field, fill, user } from '../../testing/form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { badGateway, mockSaves, offline, refused } from '../../testing/saves.ts';

const api = mockApi();

beforeEach(() => {
  mockDashboard(api);
});

test('changing the email address requires the password and shows the next step', async () => {
  const sent = mockSaves(api, authPaths.changeEmail, confirmed('We sent a link to new@example.com.'));
  await openEmailForm();
  await fill({ 'New email': ' New@Example.com', 'Current password': OLD_PASSWORD });
  mockDashboard(api, { own: { pendingEmail: 'new@example.com', missing: [] } });
  await press('Change email');
  expect(await within(await credentials()).findByText(/^We sent a link/)).toHaveAttribute('role', 'status');
  const fields = { email: 'new@example.com', currentPassword: OLD_PASSWORD };
  const key = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
  expect(sent).toEqual([{ fields, key, ifMatch: null, authorization: 'Bearer abc' }]);
  expect(await screen.findByText('new@example.com takes effect once you confirm it.')).toBeVisible();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus();
});

test.each([
  ['no network', offline, /^We couldn't reach the server\..*What you typed is still here\.$/],
  ['too many tries', refused(429, 'Please try again in 6 minutes.'), 'Please try again in 6 minutes.'],
  ['an error without a message', badGateway, 'Something went wrong!'],
])('after %s the agent reads why, and can submit the same values again', async (_, response, message) => {
  const sent = mockSaves(api, authPaths.changeEmail, response, confirmed('On its way.'));
  await openEmailForm();
  await fillEmail();
  await press('Change email');
  expect(await screen.findByText(message)).toBeVisible();
  expect([field('New email'), field('Current password')].map((at) => (at as HTMLInputElement).value)).toEqual(
    ['new@example.com', OLD_PASSWORD],
  );
  await press('Change email');
  expect(await screen.findByText('On its way.')).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('while submitting the button says so, and a second click sends nothing', async () => {
  const sent = mockSaves(api, authPaths.changeEmail, () => new Promise(() => undefined));
  await openEmailForm();
  await fillEmail();
  await press('Change email');
  const busy = await screen.findByRole('button', { name: 'Sending…' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.click(busy);
  expect(sent).toHaveLength(1);
});
