import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { LIMITS } from '@naija/contracts/domain/limits';
import { authPaths } from '@naija/contracts/http/auth';
import { commentPaths } from '@naija/contracts/http/comments';
import { ownFiguresPath } from '@naija/contracts/http/interest';
import { moderationPaths } from '@naija/contracts/http/moderation';
import { notificationPaths } from '@naija/contracts/http/notifications';
import { phonePaths } from '@naija/contracts/http/phone';
import { registrationPaths } from '@naija/contracts/http/registrations';
import { endSession, startSession } from '@naija/runtime';
import { invalidateAgent } from '../api/agent-api.ts';
import { loadComments } from '../features/comments/comments-api.ts';
import { linesOf, mockDashboard, openDashboard } from '../testing/dashboard.tsx';
import { field, replaceText, sectionOf, send, stubObjectUrls, user } from '../testing/form.ts';
import { mockCacheStorage } from '../testing/cache-storage.ts';
import { mockApi } from '../testing/mock-api.ts';
import { openPage } from '../testing/open-page.tsx';
import { mockOutbox, never } from '../testing/outbox.ts';
import { ada } from '../testing/records.ts';
import { changedElsewhere, mockSaves, offline, saved, waitForAttempt } from '../testing/saves.ts';

const api = mockApi();
mockOutbox();
const stored = mockCacheStorage();
beforeEach(stubObjectUrls);

const realTimeout = globalThis.setTimeout;
const EDIT = '?tab=edit-profile';

const PRIVATE = [
  ...[agentPaths.byId('7'), commentPaths.list('7'), ownFiguresPath, authPaths.sessions],
  ...[moderationPaths.own, notificationPaths.own, phonePaths.own, registrationPaths.own],
];

/** Goes offline and unmounts the page with its state. */
function disconnect(): void {
  cleanup();
  api.use(...PRIVATE.map((path) => http.get(`*${path}`, () => HttpResponse.error())));
}

/** Opens the dashboard again, offline. */
async function reopen(query = '') {
  disconnect();
  return openDashboard(query);
}

async function open() {
  mockDashboard(api);
  await openDashboard(EDIT);
  await screen.findByLabelText('Address');
  await untilKept(agentPaths.byId('7'));
}

async function untilKept(...paths: string[]): Promise<void> {
  const keys = async () => Object.keys(await stored()).map((key) => key.split(' ')[1]);
  await expect.poll(keys).toEqual(expect.arrayContaining(paths));
}

const notice = () => screen.queryByText(/^Saved copy from/);

test('a draft opens in its form', async () => {
  await open();
  await replaceText('Address', '1 Broad Street');
  await screen.findByText('Draft saved on this device');
  await reopen(EDIT);
  expect(await screen.findByLabelText('Address')).toHaveValue('1 Broad Street');
  expect(screen.getByText(/^Draft from .* restored$/)).toBeVisible();
  expect(field('Phone Number')).toHaveValue('+2348012345678');
});

test('what was typed stays in the form when the profile loads at last, and is sent', async () => {
  await open();
  await replaceText('Address', '1 Broad Street');
  await screen.findByText('Draft saved on this device');
  const { store } = await reopen(EDIT);
  await screen.findByLabelText('Address');
  await replaceText('Address', '2 Broad Street');
  mockDashboard(api);
  expect(notice()).toBeVisible();
  store.dispatch(invalidateAgent());
  await waitFor(() => {
    expect(notice()).toBeNull();
  });
  expect(field('Address')).toHaveValue('2 Broad Street');
  const calls = mockSaves(api, agentPaths.edit, saved());
  await send();
  await screen.findByText('Profile saved');
  expect(calls[0]).toMatchObject({ ifMatch: '"7-1"', fields: { address: '2 Broad Street' } });
});

test('a pending change is shown with the profile that it changes, and can be edited', async () => {
  const calls = mockSaves(api, agentPaths.edit, offline);
  await open();
  await replaceText('Address', '1 Broad Street');
  await send();
  await waitForAttempt(calls);
  await reopen();
  const card = await sectionOf('Your changes');
  await waitFor(() => {
    expect(card).toHaveTextContent("Saved. We'll send it as soon as your connection allows.");
  });
  expect(await screen.findByRole('link', { name: /^Dashboard.*1 waiting to be sent/ })).toBeVisible();
  expect(linesOf('Agent Details')).toEqual(
    expect.arrayContaining(['Address: 1 Broad Street', 'Phone: 0801 234 5678']),
  );
  // At once, since it is hidden while the change is sent again.
  fireEvent.click(await within(card).findByText('Edit'));
  await waitFor(() => {
    expect(field('Address')).toHaveValue('1 Broad Street');
  });
});

test('a conflict can be resolved', async () => {
  mockSaves(api, agentPaths.edit, changedElsewhere({ address: '9 Allen Avenue' }));
  await open();
  await replaceText('Address', '1 Broad Street');
  await send();
  await screen.findByText('Choose what to keep');
  await reopen();
  await user.click(await screen.findByText('Choose what to keep'));
  const conflict = await sectionOf('Your profile was changed on another device');
  expect(within(conflict).getByRole('radio', { name: 'Other device: 9 Allen Avenue' })).toBeInTheDocument();
  const calls = mockSaves(api, agentPaths.edit, offline);
  await user.click(within(conflict).getByText('Save'));
  await waitForAttempt(calls);
  const card = await sectionOf('Your changes');
  await waitFor(() => {
    expect(card).toHaveTextContent("Saved. We'll send it as soon as your connection allows.");
  });
});

test('on a slow network the profile opens from this device after a while', async () => {
  await open();
  cleanup();
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms) =>
    realTimeout(run, ms === LIMITS.slowAfterMs ? 0 : ms),
  );
  api.use(http.get(`*${agentPaths.byId('7')}`, never));
  await openDashboard(EDIT);
  expect(await screen.findByLabelText('Address')).toBeVisible();
  expect(notice()).toBeVisible();
});

test('a device that holds nothing says that the profile cannot be loaded', async () => {
  mockDashboard(api);
  await reopen();
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load your profile");
  expect(screen.queryByText('Agent Details')).toBeNull();
});

const COMMENT = {
  _id: 'c1',
  fullname: 'Bola Ade',
  content: 'Kept her word.',
  updatedAt: '2026-11-20T08:00:00.000Z',
  reply: { content: 'Thank you, Bola.', updatedAt: '2026-11-21T08:00:00.000Z' },
};
const WEEK = { week: '2026-11-23', view: 41, call: 5, whatsApp: 2, email: 1, favourite: 3 };

/** Opens the Dashboard tab, until everything is kept. */
async function openOnce(): Promise<void> {
  mockDashboard(api, { comments: [COMMENT], weeks: [WEEK] });
  await openDashboard();
  await untilKept(...PRIVATE.filter((path) => path !== authPaths.sessions));
}

test('a dashboard that was opened once opens without a network, with its time', async () => {
  await openOnce();
  await reopen();
  expect(await screen.findByText('0801 234 5678')).toBeVisible();
  const figures = await sectionOf('Your last 12 weeks');
  expect(await within(figures).findByText('Show as a table')).toBeVisible();
  expect(within(figures).getByText(/^Saved copy from/)).toBeVisible();
  expect(await screen.findAllByText(/^Saved copy from/)).toHaveLength(2);
  expect(screen.queryByText(/^We couldn't (load|refresh) your/)).toBeNull();
});

test('settings that were loaded ahead open without a network', async () => {
  await openOnce();
  await reopen('?tab=settings');
  const notifications = await sectionOf('Notifications');
  expect(await within(notifications).findByText(/^Saved copy from/)).toBeVisible();
  expect(await screen.findByText(/^Is your business registered/)).toBeVisible();
  expect(screen.queryByText(/^We couldn't (load|refresh) your (profile|phone)/)).toBeNull();
});

test('comments and their replies that were loaded ahead open without a network', async () => {
  await openOnce();
  await reopen('?tab=comments');
  expect(await screen.findByText('Kept her word.')).toBeVisible();
  expect(screen.getByText('Thank you, Bola.')).toBeVisible();
  expect(notice()).toBeVisible();
});

test('comments that this device has not kept load by themselves later, which the agent reads', async () => {
  await openOnce();
  for (const name of await caches.keys()) await (await caches.open(name)).delete(commentPaths.list('7'));
  const { store } = await reopen('?tab=comments');
  expect(await screen.findByText(/^This needs a network, and loads by itself/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  mockDashboard(api, { comments: [COMMENT] });
  void store.dispatch(loadComments('7'));
  expect(await screen.findByText('Kept her word.')).toBeVisible();
});

test.each([
  ['of another agent', { token: 'other', id: '8' }],
  ['of another agent with the id of the first', { token: 'other', id: '7' }],
  ['of the first with the id of another agent', { token: 'abc', id: '8' }],
])('with the cookies %s nothing of the first is shown', async (_, cookies) => {
  await openOnce();
  disconnect();
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; path=/`;
  api.use(http.get(`*${agentPaths.byId('8')}`, () => HttpResponse.error()));
  await openPage('/dashboard');
  expect(await screen.findByText("We couldn't load your profile")).toBeVisible();
  expect(document.body).not.toHaveTextContent('0801 234 5678');
  expect(screen.queryByText('Show as a table')).toBeNull();
});

test.each([
  ['logs out', endSession],
  [
    'is followed by another agent',
    () => {
      startSession({ token: 'b', id: '8', name: 'Bola', email: 'bola@example.com' });
    },
  ],
])('nothing is kept once the agent %s', async (_, leave) => {
  await openOnce();
  api.use(http.get(`*${agentPaths.byId('8')}`, () => HttpResponse.error()));
  leave();
  await expect.poll(stored).toEqual({});
});

test('a response that comes after a logout is not kept', async () => {
  mockDashboard(api);
  let respond: ((response: Response) => void) | undefined;
  api.use(
    http.get(`*${agentPaths.byId('7')}`, () => new Promise<Response>((resolve) => (respond = resolve))),
  );
  await openDashboard();
  await expect.poll(() => respond).toBeDefined();
  endSession();
  respond?.(HttpResponse.json({ data: ada() }));
  await expect.poll(stored).toEqual({});
});

test('a browser that refuses storage shows the dashboard, and nothing without a network', async () => {
  const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
  vi.stubGlobal('caches', { open: refuse, match: refuse, keys: refuse, delete: refuse });
  mockDashboard(api);
  await openDashboard();
  expect(await screen.findByText('0801 234 5678')).toBeVisible();
  await reopen();
  expect(await screen.findByText("We couldn't load your profile")).toBeVisible();
});
