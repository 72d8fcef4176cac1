import { act, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { expect, test } from 'vitest';
import { endSession, startSession } from './session.ts';
import { useIsLoggedIn, useSessionEnded } from './session-state.ts';

function Status() {
  const loggedIn = useIsLoggedIn();
  const ended = useSessionEnded();
  return <p>{ended ? 'session ended' : loggedIn ? 'logged in' : 'visitor'}</p>;
}

/** Storage event of this tab after a change in another one. */
function inAnotherTab(event: string): void {
  localStorage.setItem('naija:session', event);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'naija:session' }));
  });
}

test('a visitor with a session token counts as logged in', () => {
  Cookies.set('token', 'any');
  render(<Status />);
  expect(screen.getByText('logged in')).toBeVisible();
});

test.each([
  ['this one gets the focus', () => new Event('focus')],
  ['this one is restored from the back/forward cache', () => new Event('pageshow')],
  ['this one becomes visible', () => new Event('visibilitychange')],
  ['the storage event arrives', () => new StorageEvent('storage', { key: 'naija:session' })],
])('a login in another tab is noticed when %s', (_, event) => {
  render(<Status />);
  expect(screen.getByText('visitor')).toBeVisible();
  Cookies.set('token', 'any');
  act(() => {
    dispatchEvent(event());
  });
  expect(screen.getByText('logged in')).toBeVisible();
});

test('an agent sees that the cookies have expired when the tab gets the focus', () => {
  startSession({ token: 'any', id: '7', name: 'Ada Obi', email: 'ada@example.com' });
  render(<Status />);
  Cookies.remove('token');
  act(() => {
    dispatchEvent(new Event('focus'));
  });
  expect(screen.getByText('session ended')).toBeVisible();
});

test('an agent who logs out in another tab is a visitor in this one', () => {
  startSession({ token: 'any', id: '7', name: 'Ada Obi', email: 'ada@example.com' });
  render(<Status />);
  Cookies.remove('token');
  inAnotherTab('logout 1');
  expect(screen.getByText('visitor')).toBeVisible();
});

test('a logout in another tab is noticed although the cookies change after its event', async () => {
  startSession({ token: 'any', id: '7', name: 'Ada Obi', email: 'ada@example.com' });
  render(<Status />);
  inAnotherTab('logout 1');
  expect(screen.getByText('logged in')).toBeVisible();
  Cookies.remove('token');
  expect(await screen.findByText('visitor')).toBeVisible();
});

test('a session that the server rejected in another tab has ended in this one too', () => {
  startSession({ token: 'any', id: '7', name: 'Ada Obi', email: 'ada@example.com' });
  render(<Status />);
  Cookies.remove('token');
  inAnotherTab('ended 1');
  expect(screen.getByText('session ended')).toBeVisible();
});

test('an agent who logs out is a visitor at once', () => {
  startSession({ token: 'any', id: '7', name: 'Ada Obi', email: 'ada@example.com' });
  render(<Status />);
  act(endSession);
  expect(screen.getByText('visitor')).toBeVisible();
});
