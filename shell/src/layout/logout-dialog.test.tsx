import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deleteUnsent, logout, sessionToken, startSession, submitIntent } from '@naija/runtime';
import { saveDraft } from '../testing/save-draft.tsx';
import { LogoutQuestion } from './LogoutQuestion.tsx';

const ada = { token: 'a', id: '7', name: 'Ada', email: 'ada@example.com' };
const profile = { owner: '7', form: 'edit-profile', title: 'Edit Profile', path: '/dashboard' };

beforeAll(async () => {
  // Lazy code takes seconds to prepare on a busy machine.
  await import('./LogoutDialog.tsx');
});
beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'http:', assign: vi.fn() });
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  startSession(ada);
  render(<LogoutQuestion />);
});
afterEach(async () => {
  await deleteUnsent('7');
  vi.unstubAllGlobals();
});

const change = () =>
  submitIntent({ kind: 'edit', about: '7', owner: '7', title: 'Your profile', fields: {} });
const question = () => screen.findByRole('dialog', { name: 'Log out?' });
const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function leave() {
  let left: Promise<void> = Promise.resolve();
  act(() => {
    left = logout();
  });
  const words = (await question()).textContent;
  return { left, words };
}

test('an agent who logs out with unsent changes reads how many, and stays logged in until a choice is made', async () => {
  await change();
  await change();
  await saveDraft(profile);
  const { left, words } = await leave();
  expect(words).toContain('You have 2 changes and 1 draft not sent yet');
  expect(sessionToken()).toBe('a');
  await answer('Stay logged in');
  await left;
  expect(sessionToken()).toBe('a');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closing the dialog keeps the agent logged in', async () => {
  await change();
  const { left, words } = await leave();
  expect(words).toContain('You have 1 change not sent yet');
  await answer('Close');
  await left;
  expect(sessionToken()).toBe('a');
});

test('the dialog updates the number of unsent changes, and only asks whether to log out once everything is sent', async () => {
  await change();
  const { left } = await leave();
  await act(change);
  expect(await screen.findByText('You have 2 changes not sent yet.')).toBeVisible();
  await act(() => deleteUnsent('7'));
  expect(await screen.findByText('Everything has been sent.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete them' })).toBeNull();
  await answer('Log out');
  await left;
  expect(sessionToken()).toBeUndefined();
});

test('the next logout asks about kept changes, but not about deleted ones', async () => {
  await saveDraft(profile);
  const first = await leave();
  await answer('Keep on this device');
  await first.left;
  expect(sessionToken()).toBeUndefined();
  act(() => {
    startSession(ada);
  });
  const second = await leave();
  expect(second.words).toContain('You have 1 draft not sent yet');
  await answer('Delete them');
  await second.left;
  expect(sessionToken()).toBeUndefined();
  act(() => {
    startSession(ada);
  });
  await logout();
  expect(sessionToken()).toBeUndefined();
});
