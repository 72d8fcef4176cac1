import { act, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logout } from './logout.ts';
import { useIsLoggedIn } from '../session/session-state.ts';

const assign = vi.fn();
const fetchMock = vi.fn<typeof fetch>();

function Status() {
  return <p>{useIsLoggedIn() ? 'logged in' : 'visitor'}</p>;
}

beforeEach(() => {
  vi.stubGlobal('location', { assign: assign.mockReset() });
  vi.stubGlobal('fetch', fetchMock.mockReset());
  for (const name of ['token', 'id', 'name', 'email']) Cookies.set(name, `my-${name}`, { path: '/' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
});

const noContent = () => Promise.resolve(new Response(null, { status: 204 }));

test('a logout deletes the session’s cookies and loads the home page', async () => {
  fetchMock.mockImplementation(noContent);
  Cookies.set('theme', 'dark');
  await logout();
  expect(Cookies.get()).toEqual({ theme: 'dark' });
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

test('a logout revokes the session, even when the page is left meanwhile', async () => {
  fetchMock.mockImplementation(noContent);
  await logout();
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/v1/auth/logout', {
    method: 'POST',
    headers: { authorization: 'Bearer my-token' },
    keepalive: true,
  });
});

test('without a network the agent is logged out on this device', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await logout();
  expect(Cookies.get()).toEqual({});
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

test('a logout waits at most three seconds for the server', async () => {
  vi.useFakeTimers();
  fetchMock.mockReturnValue(new Promise(() => undefined));
  const out = logout();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await out;
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

test('this tab shows a visitor at once, and other tabs are notified', async () => {
  let respond: (response: Response) => void = () => undefined;
  fetchMock.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  render(<Status />);
  let out = Promise.resolve();
  act(() => {
    out = logout();
  });
  expect(screen.getByText('visitor')).toBeVisible();
  expect(localStorage.getItem('naija:session')).not.toBeNull();
  expect(assign).not.toHaveBeenCalled();
  respond(new Response(null, { status: 204 }));
  await out;
  expect(assign).toHaveBeenCalledOnce();
});
