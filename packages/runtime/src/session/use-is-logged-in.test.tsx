import { act, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, expect, test } from 'vitest';
import { useIsLoggedIn } from './use-is-logged-in.ts';

function Status() {
  return <p>{useIsLoggedIn() ? 'logged in' : 'visitor'}</p>;
}

afterEach(() => {
  Cookies.remove('token');
});

test('somebody with a session token counts as logged in', () => {
  Cookies.set('token', 'any');
  render(<Status />);
  expect(screen.getByText('logged in')).toBeVisible();
});

test.each([
  ['this one is looked at again', () => new Event('focus')],
  ['this one comes back from memory', () => new Event('pageshow')],
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
