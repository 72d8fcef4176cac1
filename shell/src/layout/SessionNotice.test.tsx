import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { endSession, startSession } from '@naija/runtime';
import { SessionNotice } from './SessionNotice.tsx';

const ada = { token: 'a', id: '7', name: 'Ada', email: 'ada@example.com' };

afterEach(endSession);

/** The cookies run out while an agent is on a page. */
function runOutOn(address: string): void {
  startSession(ada);
  render(
    <MemoryRouter initialEntries={[address]}>
      <SessionNotice />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  document.cookie = 'token=; path=/; max-age=0';
  act(() => {
    dispatchEvent(new Event('focus'));
  });
}

test('an agent whose session ended is told, and can log in beside the page, which stays', () => {
  runOutOn('/dashboard?tab=edit-profile');
  expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended. Please log in again.');
  const login = screen.getByRole('link', { name: /^Log in\s+\(opens in a new tab\)$/ });
  expect(login).toHaveAttribute('href', '/login?next=/dashboard%3Ftab%3Dedit-profile');
  expect(login).toHaveAttribute('target', '_blank');
});

test('the notice goes by itself when the agent has logged in again', () => {
  runOutOn('/dashboard');
  act(() => {
    startSession(ada);
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the notice can be put away', async () => {
  runOutOn('/about');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('at the login the notice leads nowhere else', () => {
  runOutOn('/login');
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
