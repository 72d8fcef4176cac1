import { act, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logout } from './logout.ts';
import { useIsLoggedIn } from './session-state.ts';

const assign = vi.fn();
const call = vi.fn<typeof fetch>();

function Status() {
  return <p>{useIsLoggedIn() ? 'logged in' : 'visitor'}</p>;
}

beforeEach(() => {
  vi.stubGlobal('location', { assign: assign.mockReset() });
  vi.stubGlobal('fetch', call.mockReset());
  for (const name of ['token', 'id', 'name', 'email']) Cookies.set(name, `my-${name}`, { path: '/' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
});

const answered = () => Promise.resolve(new Response(null, { status: 204 }));

test('an agent who logs out is known no more on this device, and begins anew at the home page', async () => {
  call.mockImplementation(answered);
  Cookies.set('theme', 'dark');
  await logout();
  expect(Cookies.get()).toEqual({ theme: 'dark' });
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

test('the server is told to forget the session, even when the page is left meanwhile', async () => {
  call.mockImplementation(answered);
  await logout();
  expect(call).toHaveBeenCalledExactlyOnceWith('/api/v1/auth/logout', {
    method: 'POST',
    headers: { authorization: 'Bearer my-token' },
    keepalive: true,
  });
});

test('without a connection the agent is logged out here all the same', async () => {
  call.mockRejectedValue(new TypeError('Failed to fetch'));
  await logout();
  expect(Cookies.get()).toEqual({});
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

test('a server that does not answer is not waited for longer than three seconds', async () => {
  vi.useFakeTimers();
  call.mockReturnValue(new Promise(() => undefined));
  const out = logout();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await out;
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

test('the page shows a visitor at once, and the other tabs are told', async () => {
  let answer: (response: Response) => void = () => undefined;
  call.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(<Status />);
  let out = Promise.resolve();
  act(() => {
    out = logout();
  });
  expect(screen.getByText('visitor')).toBeVisible();
  expect(localStorage.getItem('naija:session')).not.toBeNull();
  expect(assign).not.toHaveBeenCalled();
  answer(new Response(null, { status: 204 }));
  await out;
  expect(assign).toHaveBeenCalledOnce();
});
