import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
import { rememberAgent, startSession } from '@naija/runtime';
import { mockApi, offline, ok, refused, wordless } from '../../testing/mock-api.ts';
import { address, field, fill, heading, openPage, press } from '../../testing/open-page.tsx';

const api = mockApi();

const PASSWORD = 'Opensesame#7';
const TOKEN = 'token-of-ada';
const user = {
  _id: '7',
  name: 'Ada Ngozi Obi',
  image: '/media/a/320.webp',
  isVerified: true,
  inspectionFee: 5_000,
};
const accepted = ok({ token: TOKEN, data: { user } });

async function logIn(): Promise<void> {
  await fill({ Email: 'Ada@example.com', Password: PASSWORD });
  await press('Log in');
}

test('an agent who logs in is told so, and goes on by a link at once', async () => {
  const calls = api.answer(authPaths.login, accepted);
  await openPage('/login');
  await logIn();
  expect(await screen.findByText('Login successful!')).toBeVisible();
  expect(calls).toEqual([
    { url: authPaths.login, body: { email: 'ada@example.com', password: PASSWORD }, authorization: null },
  ]);
  const on = screen.getByRole('link', { name: 'Go on now' });
  await waitFor(() => {
    expect(on).toHaveFocus();
  });
  await userEvent.click(on);
  expect(address()).toBe('/dashboard');
});

test('the session is kept in four cookies', async () => {
  api.answer(authPaths.login, accepted);
  await openPage('/login');
  await logIn();
  await screen.findByText('Login successful!');
  expect(document.cookie).toBe(`token=${TOKEN}; id=7; name=Ada; email=ada@example.com`);
});

test('without a press the page goes on after two and a half seconds, in place of the login', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    api.answer(authPaths.login, ok({ token: TOKEN, data: { user: { ...user, image: null } } }));
    await openPage('/login');
    await logIn();
    await screen.findByText('Login successful!');
    expect(address()).toBe('/login');
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(address()).toBe('/agentform');
    expect(screen.getByTestId('address')).toHaveAttribute('data-how', 'REPLACE');
  } finally {
    vi.useRealTimers();
  }
});

test('an agent whom a guard sent gets back to where they were going', async () => {
  api.answer(authPaths.login, accepted);
  await openPage('/login?next=/dashboard%3Ftab=comments');
  await logIn();
  await userEvent.click(await screen.findByRole('link', { name: 'Go on now' }));
  expect(address()).toBe('/dashboard?tab=comments');
});

test.each([
  ['wrong words', refused(401, 'Email or password is incorrect'), 'Email or password is incorrect'],
  [
    'a limit',
    refused(429, 'Too many attempts. Try again in 40 seconds.'),
    'Too many attempts. Try again in 40 seconds.',
  ],
  ['a failure without words', wordless, 'Something went wrong!'],
  ['no connection', offline, 'Failed to create account. Please try again.'],
])('after %s the agent is told why, and finds everything as typed', async (_, answer, message) => {
  api.answer(authPaths.login, answer);
  await openPage('/login');
  await logIn();
  const form = field('Email').closest('form');
  await waitFor(() => {
    expect(form).toHaveTextContent(message);
  });
  expect(field('Email')).toHaveValue('Ada@example.com');
  expect(field('Password')).toHaveValue(PASSWORD);
  expect(document.cookie).toBe('');
});

test('without a connection the agent is told to look at it', async () => {
  api.answer(authPaths.login, offline);
  await openPage('/login');
  await logIn();
  expect(await screen.findByText('Please check your internet connection and try again')).toBeVisible();
});

test('a refusal goes when the next attempt begins, which can work', async () => {
  api.answer(authPaths.login, refused(401, 'Email or password is incorrect'), accepted);
  await openPage('/login');
  await logIn();
  await screen.findByText('Email or password is incorrect');
  await press('Log in');
  expect(await screen.findByText('Login successful!')).toBeVisible();
  expect(heading()).toBe('Welcome back');
});

test('a field that the server refuses says why', async () => {
  api.answer(authPaths.login, refused(400, 'Please check what you typed', { email: 'Email is too long' }));
  await openPage('/login');
  await logIn();
  await waitFor(() => {
    expect(field('Email')).toHaveAccessibleDescription('Email is too long');
  });
});

test('neither the password nor the token is in the store, or in any action of it', async () => {
  api.answer(authPaths.login, refused(401, 'Email or password is incorrect'), accepted);
  const { store, actions } = await openPage('/login');
  await logIn();
  await screen.findByText('Email or password is incorrect');
  await press('Log in');
  await screen.findByText('Login successful!');
  const texts = [...textsIn(actions), ...textsIn(store.getState())];
  expect(texts).toContain('authLogin');
  expect(texts.filter((text) => text.includes(PASSWORD) || text.includes(TOKEN))).toEqual([]);
});

test('someone who is logged in is told so, with ways to the dashboard and out', async () => {
  startSession({ token: TOKEN, id: '7', name: 'Ada Obi', email: 'ada@example.com' });
  await openPage('/login');
  expect(screen.getByText(/^You are logged in as Ada\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('someone whom only a mail was sent to is not logged in', async () => {
  rememberAgent({ name: 'Ada', email: 'ada@example.com' });
  await openPage('/login');
  expect(field('Password')).toBeVisible();
});

/** Every text in a value, wherever it is; a request counts with its address and headers. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (value instanceof Request) return [value.url, ...[...value.headers].flat()];
  return Object.values(value).flatMap((inner) => textsIn(inner, seen));
}
