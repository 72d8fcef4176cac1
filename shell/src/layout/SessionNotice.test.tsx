import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { endSession, deleteUnsent, startSession, submitIntent } from '@naija/runtime';
import { SessionNotice } from './Notices.tsx';

const ada = { token: 'a', id: '7', name: 'Ada', email: 'ada@example.com' };

afterEach(async () => {
  endSession();
  await deleteUnsent(ada.id);
});

/** Saves changes that are not sent, because no agent is logged in. */
async function leaveUnsent(...titles: string[]): Promise<void> {
  for (const title of titles)
    await submitIntent({ kind: 'edit', about: ada.id, owner: ada.id, title, fields: {} });
}

function openOn(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SessionNotice />
    </MemoryRouter>,
  );
}

/** Lets the cookies expire while an agent is on a page. */
async function runOutOn(address: string): Promise<void> {
  startSession(ada);
  openOn(address);
  expect(screen.queryByRole('alert')).toBeNull();
  document.cookie = 'token=; path=/; max-age=0';
  act(() => {
    dispatchEvent(new Event('focus'));
  });
  // A component that suspends on its first render resumes only inside an async `act`.
  await act(() => import('./SessionBar.tsx'));
  await screen.findByRole('alert');
}

test('an agent whose session ended sees a notice, and can log in from a new tab', async () => {
  await runOutOn('/dashboard?tab=edit-profile');
  expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended. Please log in again.');
  const login = screen.getByRole('link', { name: /^Log in\s+\(opens in a new tab\)$/ });
  expect(login).toHaveAttribute('href', '/login?next=/dashboard%3Ftab%3Dedit-profile');
  expect(login).toHaveAttribute('target', '_blank');
});

test('the notice disappears when the agent has logged in again', async () => {
  await runOutOn('/dashboard');
  act(() => {
    startSession(ada);
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the notice can be dismissed', async () => {
  await runOutOn('/about');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('on the login page the notice has no link', async () => {
  await runOutOn('/login');
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  [['Your profile'], 'Log in to send 1 saved change'],
  [['Your profile', 'Your profile'], 'Log in to send 2 saved changes'],
])('a visitor reads about pending changes that need a login: %j', async (titles, words) => {
  await leaveUnsent(...titles);
  openOn('/about');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Log in/ })).toHaveAttribute('href', '/login?next=/about');
});

test('on the login page the notice of pending changes has no link', async () => {
  await leaveUnsent('Your profile');
  openOn('/login');
  expect(await screen.findByText('Log in to send 1 saved change')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('an ended session and pending changes share one notice', async () => {
  await runOutOn('/dashboard');
  await act(() => leaveUnsent('Your profile'));
  expect(await screen.findByText('Your session has ended. Log in to send 1 saved change')).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await act(() => deleteUnsent(ada.id));
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
});
