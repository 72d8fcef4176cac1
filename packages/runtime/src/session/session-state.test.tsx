import { act, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, expect, test } from 'vitest';
import { endSession, startSession } from './session.ts';
import { announceSession } from './session-changes.ts';
import { useIsLoggedIn, useSessionEnded } from './session-state.ts';

function Status() {
  const loggedIn = useIsLoggedIn();
  const ended = useSessionEnded();
  return <p>{ended ? 'session ended' : loggedIn ? 'logged in' : 'visitor'}</p>;
}

afterEach(() => {
  Cookies.remove('token');
  announceSession('logout');
});

/** Another tab has no event of its own in this one: it changes the storage, and the browser tells. */
function inAnotherTab(news: string): void {
  localStorage.setItem('naija:session', news);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'naija:session' }));
  });
}

test('somebody with a session token counts as logged in', () => {
  Cookies.set('token', 'any');
  render(<Status />);
  expect(screen.getByText('logged in')).toBeVisible();
});

test.each([
  ['this one is looked at again', () => new Event('focus')],
  ['this one comes back from memory', () => new Event('pageshow')],
  ['this one is no longer covered', () => new Event('visibilitychange')],
  ['the other tab tells', () => new StorageEvent('storage', { key: 'naija:session' })],
])('a login in another tab is noticed when %s', (_, event) => {
  render(<Status />);
  expect(screen.getByText('visitor')).toBeVisible();
  Cookies.set('token', 'any');
  act(() => {
    dispatchEvent(event());
  });
  expect(screen.getByText('logged in')).toBeVisible();
});

test('an agent whose cookies ran out after a day is told so, when the tab is looked at again', () => {
  startSession({ token: 'any', id: '7', name: 'Ada Obi', email: 'ada@example.com' });
  render(<Status />);
  Cookies.remove('token');
  act(() => {
    dispatchEvent(new Event('focus'));
  });
  expect(screen.getByText('session ended')).toBeVisible();
});

test('an agent who logs out in another tab is a visitor in this one, with nothing to explain', () => {
  startSession({ token: 'any', id: '7', name: 'Ada Obi', email: 'ada@example.com' });
  render(<Status />);
  Cookies.remove('token');
  inAnotherTab('logout 1');
  expect(screen.getByText('visitor')).toBeVisible();
});

test('a logout in another tab is noticed although its cookies go a moment after it was told', async () => {
  startSession({ token: 'any', id: '7', name: 'Ada Obi', email: 'ada@example.com' });
  render(<Status />);
  inAnotherTab('logout 1');
  expect(screen.getByText('logged in')).toBeVisible();
  Cookies.remove('token');
  expect(await screen.findByText('visitor')).toBeVisible();
});

test('a session that the server refused in another tab has ended in this one too', () => {
  startSession({ token: 'any', id: '7', name: 'Ada Obi', email: 'ada@example.com' });
  render(<Status />);
  Cookies.remove('token');
  inAnotherTab('ended 1');
  expect(screen.getByText('session ended')).toBeVisible();
});

test('an agent who logs out on purpose is a visitor at once', () => {
  startSession({ token: 'any', id: '7', name: 'Ada Obi', email: 'ada@example.com' });
  render(<Status />);
  act(endSession);
  expect(screen.getByText('visitor')).toBeVisible();
});
