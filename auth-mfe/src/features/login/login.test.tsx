import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
import { rememberAgent, startSession } from '@naija/runtime';
import { mockApi, offline, ok, refused, badGateway } from '../../testing/mock-api.ts';
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

test('a login is confirmed, with a link that redirects at once', async () => {
  const requests = api.respond(authPaths.login, accepted);
  await openPage('/login');
  await logIn();
  expect(await screen.findByText('Login successful!')).toBeVisible();
  expect(requests).toEqual([
    { url: authPaths.login, body: { email: 'ada@example.com', password: PASSWORD }, authorization: null },
  ]);
  const link = screen.getByRole('link', { name: 'Continue' });
  await waitFor(() => {
    expect(link).toHaveFocus();
  });
  await userEvent.click(link);
  expect(address()).toBe('/dashboard');
});

test('the session is stored in four cookies', async () => {
  api.respond(authPaths.login, accepted);
  await openPage('/login');
  await logIn();
  await screen.findByText('Login successful!');
  expect(document.cookie).toBe(`token=${TOKEN}; id=7; name=Ada; email=ada@example.com`);
});

test('redirects by itself after two and a half seconds, replacing the login in the history', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    api.respond(authPaths.login, ok({ token: TOKEN, data: { user: { ...user, image: null } } }));
    await openPage('/login');
    await logIn();
    await screen.findByText('Login successful!');
    expect(address()).toBe('/login');
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(address()).toBe('/agentform');
    expect(screen.getByTestId('address')).toHaveAttribute('data-navigation', 'REPLACE');
  } finally {
    vi.useRealTimers();
  }
});

test('an agent returns to the page that required the login', async () => {
  api.respond(authPaths.login, accepted);
  await openPage('/login?next=/dashboard%3Ftab=comments');
  await logIn();
  await userEvent.click(await screen.findByRole('link', { name: 'Continue' }));
  expect(address()).toBe('/dashboard?tab=comments');
});

test.each([
  ['wrong credentials', refused(401, 'Email or password is incorrect'), 'Email or password is incorrect'],
  [
    'a rate limit',
    refused(429, 'Too many attempts. Try again in 40 seconds.'),
    'Too many attempts. Try again in 40 seconds.',
  ],
  ['an error without a message', badGateway, 'Something went wrong!'],
  ['no connection', offline, 'Please check your internet connection and try again'],
])('after %s the agent reads why, and the fields keep what was typed', async (_, response, message) => {
  api.respond(authPaths.login, response);
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

test('without a connection the agent is asked to check it', async () => {
  api.respond(authPaths.login, offline);
  await openPage('/login');
  await logIn();
  expect(await screen.findByText('Please check your internet connection and try again')).toBeVisible();
});

test.each<[string, () => unknown, number]>([
  [
    'says that it takes no cookies',
    () => vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false),
    0,
  ],
  ['drops them', () => vi.spyOn(Document.prototype, 'cookie', 'set').mockReturnValue(undefined), 1],
])(
  'in a browser that %s the agent reads that logging in needs them, and how to allow them',
  async (_, refuse, asked) => {
    refuse();
    const requests = api.respond(authPaths.login, accepted);
    await openPage('/login');
    await logIn();
    expect(await screen.findByText('This browser refuses cookies, and logging in needs them.')).toBeVisible();
    expect(screen.getByText(/^Allow cookies for this site/)).toBeVisible();
    expect(field('Email')).toHaveValue('Ada@example.com');
    expect(requests).toHaveLength(asked);
    vi.restoreAllMocks();
  },
);

test('an error disappears with the next attempt, which can succeed', async () => {
  api.respond(authPaths.login, refused(401, 'Email or password is incorrect'), accepted);
  await openPage('/login');
  await logIn();
  await screen.findByText('Email or password is incorrect');
  await press('Log in');
  expect(await screen.findByText('Login successful!')).toBeVisible();
  expect(heading()).toBe('Welcome back');
});

test('a field that the server refuses shows the reason', async () => {
  api.respond(authPaths.login, refused(400, 'Please check what you typed', { email: 'Email is too long' }));
  await openPage('/login');
  await logIn();
  await waitFor(() => {
    expect(field('Email')).toHaveAccessibleDescription('Email is too long');
  });
});

test('neither the password nor the token is in the Redux store or in any action', async () => {
  api.respond(authPaths.login, refused(401, 'Email or password is incorrect'), accepted);
  const { store, actions } = await openPage('/login');
  await logIn();
  await screen.findByText('Email or password is incorrect');
  await press('Log in');
  await screen.findByText('Login successful!');
  const texts = [...textsIn(actions), ...textsIn(store.getState())];
  expect(texts).toContain('authLogin');
  expect(texts.filter((text) => text.includes(PASSWORD) || text.includes(TOKEN))).toEqual([]);
});

test('a logged-in agent gets links to the dashboard and a logout instead of the form', async () => {
  startSession({ token: TOKEN, id: '7', name: 'Ada Obi', email: 'ada@example.com' });
  await openPage('/login');
  expect(screen.getByText(/^You're logged in as Ada\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('an agent who only signed up is not logged in', async () => {
  rememberAgent({ name: 'Ada', email: 'ada@example.com' });
  await openPage('/login');
  expect(field('Password')).toBeVisible();
});

/** Every string in a value, at any depth; of a request, its URL and headers. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (value instanceof Request) return [value.url, ...[...value.headers].flat()];
  return Object.values(value).flatMap((inner) => textsIn(inner, seen));
}

test('an agent who has deleted the account is asked, and keeps it by logging in once more', async () => {
  const message = 'This account will be deleted on Dec 4, 2026.';
  const leaving = () => HttpResponse.json({ message, code: 'deletion_due' }, { status: 409 });
  const requests = api.respond(authPaths.login, leaving, accepted);
  await openPage('/login');
  await logIn();
  expect(await screen.findByText(message)).toBeVisible();
  await press('Keep my account and log in');
  expect(await screen.findByText('Login successful!')).toBeVisible();
  expect(requests.map(({ body }) => (body as { keepAccount?: boolean }).keepAccount)).toEqual([
    undefined,
    true,
  ]);
});
