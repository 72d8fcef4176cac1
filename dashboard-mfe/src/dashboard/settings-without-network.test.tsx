import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { authPaths, type SessionSummary } from '@naija/contracts/http/auth';
import { notificationPaths } from '@naija/contracts/http/notifications';
import { phonePaths } from '@naija/contracts/http/phone';
import { registrationPaths } from '@naija/contracts/http/registrations';
import { fillPassword, NEW_PASSWORD, OLD_PASSWORD } from '../testing/credentials.ts';
import { mockCacheStorage } from '../testing/cache-storage.ts';
import { mockDashboard, openDashboard, UNCONFIRMED } from '../testing/dashboard.tsx';
import { field, sectionOf, user } from '../testing/form.ts';
import { mockApi } from '../testing/mock-api.ts';
import { mockOutbox } from '../testing/outbox.ts';

const api = mockApi();
mockOutbox();
const stored = mockCacheStorage();

const SETTINGS = '?tab=settings';
const NEEDS_NETWORK = /^This needs a network; until it's back/;
const LOADS_LATER = /^This needs a network, and loads by itself/;
const KEPT = [agentPaths.byId('7'), notificationPaths.own, phonePaths.own, registrationPaths.own];
const OTHER_DEVICE: SessionSummary = {
  _id: 's2',
  device: 'Firefox on Android',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-20T09:30:00.000Z',
  current: false,
};

const button = (name: string) => screen.findByRole('button', { name });

function connect(): void {
  mockDashboard(api, {
    own: { pendingEmail: 'new@example.com', missing: [] },
    phone: { ...UNCONFIRMED, codeUntil: '2026-11-20T10:00:00.000Z' },
    sessions: [OTHER_DEVICE],
  });
}

function disconnect(): void {
  api.use(...[...KEPT, authPaths.sessions].map((path) => http.get(`*${path}`, () => HttpResponse.error())));
}

/** The system reports that the network has gone or come back. */
const report = (event: 'offline' | 'online') => fireEvent(globalThis.window, new Event(event));

async function reopen(): Promise<void> {
  cleanup();
  disconnect();
  await openDashboard(SETTINGS);
}

beforeEach(async () => {
  connect();
  await openDashboard(SETTINGS);
  await button('Log out everywhere else');
  const keys = async () => Object.keys(await stored()).map((key) => key.split(' ')[1]);
  await expect.poll(keys).toEqual(expect.arrayContaining(KEPT));
});

test.each([
  'Change email',
  'Resend email',
  'Cancel change',
  'Change password',
  'Send another code',
  'Download my data',
  'Delete my account',
])(
  'without a network the button "%s" says what it needs, and works once the network is back',
  async (name) => {
    await reopen();
    const blocked = await button(name);
    await waitFor(() => {
      expect(blocked).toHaveAttribute('aria-disabled', 'true');
    });
    expect(blocked).toHaveAccessibleDescription(NEEDS_NETWORK);
    // Would send, or open a form.
    await user.click(blocked);
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    connect();
    report('online');
    await waitFor(async () => {
      expect(await button(name)).toHaveAttribute('aria-disabled', 'false');
    });
    expect(await button(name)).not.toHaveAccessibleDescription();
  },
);

test('without a network the list of sessions says what it needs, and appears once the network is back', async () => {
  await reopen();
  const sessions = await sectionOf("Where you're logged in");
  expect(await within(sessions).findByText(LOADS_LATER)).toBeVisible();
  expect(within(sessions).queryByRole('alert')).toBeNull();
  connect();
  report('online');
  expect(await within(sessions).findByText('Firefox on Android')).toBeVisible();
  expect(within(sessions).queryByText(LOADS_LATER)).toBeNull();
});

test('sessions that are shown when the network goes stay, with their time, and cannot be ended meanwhile', async () => {
  disconnect();
  report('offline');
  const sessions = await sectionOf("Where you're logged in");
  expect(await within(sessions).findByText(/^Saved copy from/)).toBeVisible();
  expect(within(sessions).getByText('Firefox on Android')).toBeVisible();
  const end = await button('Log out everywhere else');
  expect(end).toHaveAttribute('aria-disabled', 'true');
  expect(end).toHaveAccessibleDescription(NEEDS_NETWORK);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was typed when the network goes is kept, not sent, and can be sent once the network is back', async () => {
  const sent: unknown[] = [];
  const message = 'Your password was changed';
  api.use(
    http.put(`*${authPaths.changePassword}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message });
    }),
  );
  await user.click(await button('Change password'));
  await screen.findByLabelText('New password');
  await fillPassword();
  disconnect();
  report('offline');
  const submit = await button('Change password');
  await waitFor(() => {
    expect(submit).toHaveAttribute('aria-disabled', 'true');
  });
  expect(within(await sectionOf('Password')).getByText(NEEDS_NETWORK)).toBeVisible();
  await user.click(submit);
  expect(field('Current password')).toHaveValue(OLD_PASSWORD);
  expect(field('New password')).toHaveValue(NEW_PASSWORD);
  connect();
  report('online');
  await waitFor(() => {
    expect(submit).toHaveAttribute('aria-disabled', 'false');
  });
  expect(sent).toEqual([]);
  await user.click(submit);
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent).toHaveLength(1);
});
