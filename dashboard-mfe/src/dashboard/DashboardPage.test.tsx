import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { answerDashboard, openDashboard } from '../testing/dashboard.tsx';
import { mockApi } from '../testing/mock-api.ts';
import { address, heading, logIn, openPage } from '../testing/open-page.tsx';

const api = mockApi();

beforeEach(() => {
  answerDashboard(api);
});

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const menu = () => within(screen.getByRole('navigation', { name: 'Agent' }));

test('without a session the agent is sent to the login, which leads back', async () => {
  await openPage('/dashboard?tab=comments');
  expect(address()).toBe('/login?next=/dashboard%3Ftab%3Dcomments');
});

test('the dashboard opens at its first tab, with a menu of all of them', async () => {
  await openDashboard();
  expect(heading()).toBe('Dashboard');
  expect(screen.getByText('Agent updates')).toBeVisible();
  expect(document.title).toBe('Dashboard · NaijaAgents');
  expect(
    menu()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Dashboard', 'Edit Profile', 'Comments']);
  expect(menu().getByRole('button', { name: 'Log Out' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Agent Details' })).toBeVisible();
});

test('tabs stand in the address, and Back goes from one to the one before', async () => {
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

test('an unknown tab is the dashboard', async () => {
  await openDashboard('?tab=toString');
  expect(heading()).toBe('Dashboard');
});

test('while the profile is on its way the agent is told', async () => {
  let arrive: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  api.use(
    http.get(`*${agentPaths.byId('7')}`, async () => {
      await gate;
      return undefined;
    }),
  );
  await openDashboard();
  expect(screen.getByRole('status', { name: 'Loading your profile' })).toBeVisible();
  arrive();
  expect(await screen.findByRole('region', { name: 'Agent Details' })).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading your profile' })).toBeNull();
});

test.each([
  ['the line is down', () => HttpResponse.error(), 'Please check your internet connection and try again'],
  [
    'the server fails',
    () => HttpResponse.json({ message: 'x', code: 'internal' }, { status: 500 }),
    'Something went wrong. Please try again later',
  ],
])('when %s the agent reads why, and Retry brings the profile', async (_, failure, message) => {
  api.use(http.get(`*${agentPaths.byId('7')}`, failure, { once: true }));
  await openDashboard();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Agent Details' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a session that the server refuses is said to have ended; after a new login the profile comes', async () => {
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

test('where the device has lost whose profile it is, the agent is told the way on', async () => {
  document.cookie = 'token=abc; path=/';
  await openPage('/dashboard');
  expect(screen.getByRole('alert')).toHaveTextContent('Please log out and log in again.');
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('the profile is asked for with the session, and with nothing of it kept by the browser', async () => {
  const asked: (string | null)[] = [];
  api.use(
    http.get(`*${agentPaths.byId('7')}`, ({ request }) => {
      asked.push(request.headers.get('authorization'), request.cache);
      return undefined;
    }),
  );
  await openDashboard();
  await screen.findByRole('region', { name: 'Agent Details' });
  expect(asked.slice(0, 2)).toEqual(['Bearer abc', 'no-store']);
});

test('what is typed in the edit form is still there after a look at another tab', async () => {
  await openDashboard('?tab=edit-profile');
  const street = await screen.findByRole('textbox', { name: 'Address' });
  await userEvent.clear(street);
  await userEvent.type(street, '5 Broad Street');
  await press('Comments');
  expect(street).not.toBeVisible();
  await press('Edit Profile');
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('5 Broad Street');
});
