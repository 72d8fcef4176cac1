import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { field, openPage, press } from '../../testing/open-page.tsx';

const email = () => field('Email');
const password = () => field('Password');
const submit = () => press('Log in');

beforeEach(() => openPage('/login').then(() => undefined));

test('shows the form under one heading, with links to the other forms', () => {
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
    'Log in',
  ]);
  expect(document.title).toBe('Log in · NaijaAgents');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
});

test('fields offer the stored account and the right on-screen keyboard', () => {
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(email()).toHaveAttribute('inputmode', 'email');
  expect(email()).toHaveAttribute('enterkeyhint', 'next');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('enterkeyhint', 'go');
});

test('a field is not marked invalid before it loses the focus', async () => {
  await userEvent.type(email(), 'ada');
  expect(email()).toHaveAttribute('aria-invalid', 'false');
  await userEvent.tab();
  await waitFor(() => {
    expect(email()).toHaveAttribute('aria-invalid', 'true');
  });
  expect(password()).toHaveAttribute('aria-invalid', 'false');
});

test.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['ada', 'Please enter a valid email'],
  ['ada@', 'Please enter a valid email'],
])('refuses the email address %j with a message that screen readers announce', async (typed, message) => {
  if (typed !== '') await userEvent.type(email(), typed);
  await userEvent.type(password(), 'secret');
  await submit();
  await waitFor(() => {
    expect(email()).toHaveAccessibleDescription(message);
  });
});

test('refuses a missing password with a message that screen readers announce', async () => {
  await userEvent.type(email(), 'ada@example.com');
  await submit();
  await waitFor(() => {
    expect(password()).toHaveAccessibleDescription('Password is required');
  });
  expect(screen.queryByText('Email is required')).toBeNull();
});

test('an error message disappears once the field is valid', async () => {
  await submit();
  expect(await screen.findByText('Email is required')).toBeVisible();
  await userEvent.type(email(), 'ada@example.com');
  await waitFor(() => {
    expect(email()).toHaveAttribute('aria-invalid', 'false');
  });
  expect(email()).not.toHaveAccessibleDescription();
});

test('a refused submit moves the focus to the first invalid field', async () => {
  await submit();
  await waitFor(() => {
    expect(email()).toHaveFocus();
  });
  await userEvent.type(email(), 'ada@example.com');
  await submit();
  await waitFor(() => {
    expect(password()).toHaveFocus();
  });
});

test('the password can be shown and hidden again', async () => {
  expect(password()).toHaveAttribute('type', 'password');
  await press('Show password');
  expect(password()).toHaveAttribute('type', 'text');
  await press('Hide password');
  expect(password()).toHaveAttribute('type', 'password');
});
