import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { credentials, openPasswordForm, press } from '../../testing/credentials.ts';
import { mockDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { field, user } from '../../testing/form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { address } from '../../testing/open-page.tsx';

const api = mockApi();

beforeEach(() => {
  mockDashboard(api);
});

test('shows the login address, and the one that is yet to be confirmed', async () => {
  mockDashboard(api, { own: { pendingEmail: 'new@example.com', missing: [] } });
  await openDashboard();
  expect(await credentials()).toHaveTextContent(
    'You log in with ada@example.com. It becomes new@example.com once you open the link that was sent there.',
  );
});

test('Cancel closes the form and focuses its button', async () => {
  await openPasswordForm();
  await press('Cancel');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
});

test('opening a form closes the other', async () => {
  await openPasswordForm();
  await press('Change email');
  expect(await screen.findByLabelText('New email address')).toBeVisible();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('a search result opens the form', async () => {
  await openDashboard('?tab=comments');
  await user.click(screen.getByPlaceholderText('Search...'));
  await user.paste('change pass');
  await user.click(screen.getByRole('link', { name: 'Dashboard › Change password' }));
  await waitFor(() => {
    expect(field('New password')).toBeVisible();
  });
  expect(address()).toBe('/dashboard?tab=dashboard#change-password');
});
