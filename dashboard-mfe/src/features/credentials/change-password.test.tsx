import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { authPaths, type SessionSummary } from '@naija/contracts/http/auth';
import {
  confirmed,
  fillPassword,
  NEW_PASSWORD,
  OLD_PASSWORD,
  openPasswordForm,
  press,
} from '../../testing/credentials.ts';
import { mockDashboard } from '../../testing/dashboard.tsx';
import { field, fill, user } from '../../testing/form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { mockSaves, refused } from '../../testing/saves.ts';

const api = mockApi();

beforeEach(() => {
  mockDashboard(api);
});

const here: SessionSummary = {
  _id: 'a',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-20T13:05:00.000Z',
  current: true,
};

test('changing the password ends the other sessions in the list', async () => {
  const sessions = [here, { ...here, _id: 'b', current: false }];
  api.use(http.get(`*${authPaths.sessions}`, () => HttpResponse.json({ sessions })));
  const sent = mockSaves(api, authPaths.changePassword, () => {
    sessions.pop();
    return HttpResponse.json({ message: 'Your password is changed.' });
  });
  await openPasswordForm();
  await fillPassword();
  await press('Change password');
  expect(await screen.findByText('Your password is changed.')).toBeVisible();
  expect(sent[0]?.fields).toEqual({
    currentPassword: OLD_PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  });
  const list = screen.getByRole('region', { name: "Where you're logged in" });
  await waitFor(() => {
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
});

test('a wrong current password is reported at its field, and every value stays', async () => {
  const fields = { currentPassword: FIELD_MESSAGES.currentWrong };
  mockSaves(api, authPaths.changePassword, refused(403, FIELD_MESSAGES.currentWrong, fields));
  await openPasswordForm();
  await fillPassword();
  await press('Change password');
  expect(await screen.findByText(FIELD_MESSAGES.currentWrong)).toBeVisible();
  expect(field('Current password')).toHaveFocus();
  expect(field('New password')).toHaveValue(NEW_PASSWORD);
});

test.each([
  ['New password', 'Lagos2026!', 'Lagos2026!', FIELD_MESSAGES.passwordGuessable],
  ['New password', OLD_PASSWORD, OLD_PASSWORD, FIELD_MESSAGES.passwordSame],
  ['New password', 'weak', 'weak', FIELD_MESSAGES.passwordShort],
  ['Confirm password', NEW_PASSWORD, `${NEW_PASSWORD}x`, FIELD_MESSAGES.confirmDiffers],
])('with %s %j (confirmed as %j) nothing is sent: %s', async (label, newPassword, again, message) => {
  const sent = mockSaves(api, authPaths.changePassword, confirmed(''));
  await openPasswordForm();
  await fillPassword(newPassword, again);
  await press('Change password');
  await waitFor(() => {
    expect(field(label)).toHaveFocus();
  });
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message) as string);
  expect(sent).toEqual([]);
});

test('no password is in the Redux store or in browser storage', async () => {
  mockSaves(api, authPaths.changePassword, refused(400, 'No', { newPassword: 'No' }));
  const store = await openPasswordForm();
  await fillPassword();
  await press('Change password');
  await screen.findByText('No');
  const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
  const dump = JSON.stringify([store.getState(), stored, document.cookie]);
  for (const secret of [OLD_PASSWORD, NEW_PASSWORD]) expect(dump).not.toContain(secret);
});

test('the password can be shown, and a password manager is told the account', async () => {
  await openPasswordForm();
  await fill({ 'Current password': OLD_PASSWORD });
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement);
  expect(field('Current password')).toHaveAttribute('type', 'text');
  expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password');
  expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('ada@example.com');
});
