import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
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
  await openDashboard('?tab=settings');
  expect(await credentials()).toHaveTextContent(
    'You log in with ada@example.com.new@example.com takes effect once you confirm it.',
  );
});

describe('an email that waits to be confirmed', () => {
  const waiting = { own: { pendingEmail: 'new@example.com', missing: [] } };

  test('can be sent another link', async () => {
    mockDashboard(api, waiting);
    const message = "We've sent another link to new@example.com.";
    api.use(http.post(`*${authPaths.resendEmailChange}`, () => HttpResponse.json({ message })));
    await openDashboard('?tab=settings');
    await credentials();
    await press('Resend email');
    expect(await screen.findByText(message)).toHaveAttribute('role', 'status');
  });

  test('is gone once the change is cancelled, and the focus stays there', async () => {
    mockDashboard(api, waiting);
    api.use(
      http.delete(`*${authPaths.changeEmail}`, () => {
        mockDashboard(api, { own: { pendingEmail: null, missing: [] } });
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await openDashboard('?tab=settings');
    await credentials();
    await press('Cancel change');
    expect(await screen.findByText('Change cancelled. Your email stays as it is.')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByText(/takes effect once/)).toBeNull();
    });
    expect(screen.getByRole('region', { name: 'Email' })).toHaveFocus();
  });

  test('stays after a cancellation that did not reach the server, which says so', async () => {
    mockDashboard(api, waiting);
    api.use(http.delete(`*${authPaths.changeEmail}`, () => HttpResponse.error()));
    await openDashboard('?tab=settings');
    await credentials();
    await press('Cancel change');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check your internet connection');
    expect(await screen.findByRole('button', { name: 'Cancel change' })).toBeVisible();
  });
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
  expect(await screen.findByLabelText('New email')).toBeVisible();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('a search result opens the form', async () => {
  await openDashboard('?tab=comments');
  await user.click(screen.getByPlaceholderText('Search...'));
  await user.paste('change pass');
  await user.click(screen.getByRole('link', { name: 'Settings › Change password' }));
  await waitFor(() => {
    expect(field('New password')).toBeVisible();
  });
  expect(address()).toBe('/dashboard?tab=settings#change-password');
});
