import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { mockDashboard, openDashboard } from '../testing/dashboard.tsx';
import { mockApi } from '../testing/mock-api.ts';
import { address, heading, logIn, openPage } from '../testing/open-page.tsx';

const api = mockApi();

beforeEach(() => {
  mockDashboard(api);
});

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const menu = () => within(screen.getByRole('navigation', { name: 'Agent' }));

test('redirects to the login without a session, with the way back', async () => {
  await openPage('/dashboard?tab=comments');
  expect(address()).toBe('/login?next=/dashboard%3Ftab%3Dcomments');
});

test('opens the first tab, with a menu of all tabs', async () => {
  await openDashboard();
  expect(heading()).toBe('Dashboard');
  expect(screen.getByText('Agent updates')).toBeVisible();
  expect(document.title).toBe('Dashboard · NaijaAgents');
  expect(
    menu()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Dashboard', 'Edit Profile', 'Photos', 'Comments', 'Settings']);
  expect(menu().getByRole('button', { name: 'Log Out' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Agent Details' })).toBeVisible();
});

test('an operator finds the pages of operators in the menu', async () => {
  mockDashboard(api, { own: { pendingEmail: null, missing: [], isOperator: true } });
  await openDashboard();
  expect(await menu().findByRole('link', { name: 'Moderation' })).toHaveAttribute('href', '/admin');
});

test('the tab is in the URL, and Back returns to the previous one', async () => {
  await openDashboard();
  await press('Comments');
  expect(address()).toBe('/dashboard?tab=comments');
  expect(heading()).toBe('Comments');
  expect(document.title).toBe('Comments · NaijaAgents');
  expect(menu().getByRole('link', { name: 'Comments' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByText('No comments yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(heading()).toBe('Dashboard');
});

const regions = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));

test('the first tab has the profile and its figures, and Settings has the account', async () => {
  await openDashboard();
  await screen.findByRole('region', { name: 'Agent Details' });
  expect(regions()).toEqual(expect.arrayContaining(['agent-details-title', 'public-profile-title']));
  expect(screen.getByRole('region', { name: 'Your last 12 weeks' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Login and security' })).toBeNull();
  await press('Settings');
  expect(address()).toBe('/dashboard?tab=settings');
  expect(heading()).toBe('Settings');
  for (const name of [
    'What we have checked',
    'Login and security',
    'Notifications',
    "Where you're logged in",
    'Your data',
  ])
    expect(await screen.findByRole('region', { name })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Agent Details' })).toBeNull();
});

test.each([
  ['#checks', 'What we have checked'],
  ['?tab=dashboard#notifications', 'Notifications'],
  ['?tab=dashboard#change-email', 'Email'],
  ['#delete-account', 'Delete your account'],
])('an earlier address, %s, leads to the part of Settings', async (query, name) => {
  await openDashboard(query);
  expect(heading()).toBe('Settings');
  const part = await screen.findByRole('region', { name });
  await waitFor(() => {
    expect(part.contains(document.activeElement)).toBe(true);
  });
  expect(menu().getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
});

test('an unknown tab in the URL opens the first one', async () => {
  await openDashboard('?tab=toString');
  expect(heading()).toBe('Dashboard');
});

test('shows a spinner while the profile is loading', async () => {
  let respond: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (respond = resolve));
  api.use(
    http.get(`*${agentPaths.byId('7')}`, async () => {
      await gate;
      return undefined;
    }),
  );
  await openDashboard();
  expect(screen.getByRole('status', { name: 'Loading your profile' })).toBeVisible();
  respond();
  expect(await screen.findByRole('region', { name: 'Agent Details' })).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading your profile' })).toBeNull();
});

test.each([
  ['the network is down', () => HttpResponse.error(), 'Please check your internet connection and try again'],
  [
    'the server fails',
    () => HttpResponse.json({ message: 'x', code: 'internal' }, { status: 500 }),
    'Something went wrong. Please try again later',
  ],
])('when %s the agent reads why, and Retry loads the profile', async (_, failure, message) => {
  api.use(http.get(`*${agentPaths.byId('7')}`, failure, { once: true }));
  await openDashboard();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Agent Details' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a session that the server rejects is reported as ended, and a new login loads the profile', async () => {
  const refusal = { message: 'x', code: 'unauthorized' };
  api.use(
    http.get(`*${agentPaths.byId('7')}`, () => HttpResponse.json(refusal, { status: 401 }), { once: true }),
  );
  await openDashboard();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended. Please log in again.');
  expect(document.cookie).not.toContain('token=');
  logIn();
  expect(await screen.findByRole('region', { name: 'Agent Details' })).toBeVisible();
});

test('a session without an agent id asks to log in again', async () => {
  document.cookie = 'token=abc; path=/';
  await openPage('/dashboard');
  expect(screen.getByRole('alert')).toHaveTextContent('Please log out and log in again.');
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('the profile is requested with the session token, past the HTTP cache', async () => {
  const requested: (string | null)[] = [];
  api.use(
    http.get(`*${agentPaths.byId('7')}`, ({ request }) => {
      requested.push(request.headers.get('authorization'), request.cache);
      return undefined;
    }),
  );
  await openDashboard();
  await screen.findByRole('region', { name: 'Agent Details' });
  expect(requested.slice(0, 2)).toEqual(['Bearer abc', 'no-store']);
});

test('the edit form keeps what is typed while another tab is shown', async () => {
  await openDashboard('?tab=edit-profile');
  const street = await screen.findByRole('textbox', { name: 'Address' });
  await userEvent.clear(street);
  await userEvent.type(street, '5 Broad Street');
  await press('Comments');
  expect(street).not.toBeVisible();
  await press('Edit Profile');
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('5 Broad Street');
});
