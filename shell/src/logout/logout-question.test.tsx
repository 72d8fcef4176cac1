import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetUnsent, logout, sessionToken, startSession, submitIntent } from '@naija/runtime';
import { keepDraft } from '../testing/keep-draft.tsx';
import { useLogoutQuestion } from './use-logout-question.tsx';

const ada = { token: 'a', id: '7', name: 'Ada', email: 'ada@example.com' };
const profile = { owner: '7', form: 'edit-profile', title: 'Edit Profile', path: '/dashboard' };

function Page() {
  return useLogoutQuestion();
}

beforeAll(async () => {
  // What comes when it is wanted takes a busy machine seconds to prepare.
  await import('./LogoutQuestion.tsx');
});
beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'http:', assign: vi.fn() });
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  startSession(ada);
  render(<Page />);
});
afterEach(async () => {
  await forgetUnsent('7');
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

test('an agent who leaves is told how much is not sent yet, and stays until that is answered', async () => {
  await change();
  await change();
  await keepDraft(profile);
  const { left, words } = await leave();
  expect(words).toContain('You have 2 changes and 1 draft that are not sent yet');
  expect(sessionToken()).toBe('a');
  await answer('Stay logged in');
  await left;
  expect(sessionToken()).toBe('a');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closing the question is no answer to it: the agent stays', async () => {
  await change();
  const { left, words } = await leave();
  expect(words).toContain('You have 1 change that is not sent yet');
  await answer('Close');
  await left;
  expect(sessionToken()).toBe('a');
});

test('what is kept is asked about again at the next logout; what is deleted is not', async () => {
  await keepDraft(profile);
  const first = await leave();
  await answer('Keep on this phone');
  await first.left;
  expect(sessionToken()).toBeUndefined();
  act(() => {
    startSession(ada);
  });
  const second = await leave();
  expect(second.words).toContain('You have 1 draft that is not sent yet');
  await answer('Delete them');
  await second.left;
  expect(sessionToken()).toBeUndefined();
  act(() => {
    startSession(ada);
  });
  await logout();
  expect(sessionToken()).toBeUndefined();
});
