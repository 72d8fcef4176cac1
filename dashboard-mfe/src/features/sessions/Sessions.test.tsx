import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { authPaths, type SessionSummary } from '@naija/contracts/http/auth';
import { mockDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { mockApi } from '../../testing/mock-api.ts';

const api = mockApi();
const here: SessionSummary = {
  _id: 'a',
  device: 'Chrome on Android',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-20T13:05:00.000Z',
  current: true,
};
const elsewhere: SessionSummary = {
  ...here,
  _id: 'b',
  device: null,
  createdAt: '2026-11-19T08:00:00.000Z',
  current: false,
};
const LOG_OUT = 'Log out everywhere else';

beforeEach(() => {
  mockDashboard(api, { sessions: [here, elsewhere] });
});

const list = async () => within(await screen.findByRole('region', { name: "Where you're logged in" }));
const entries = async () => (await (await list()).findAllByRole('listitem')).map((item) => item.textContent);

test('names the browser and system of each session, with its last use, and marks this device', async () => {
  await openDashboard('?tab=settings');
  const [first, second] = await entries();
  expect(first).toMatch(/^Chrome on Android ?Last used Nov 20, 14:05 · Logged in Nov 20, 09:00This device$/);
  expect(second).toMatch(/^Unknown browser ?Last used Nov 20, 14:05 · Logged in Nov 19, 09:00$/);
});

test('logs out everywhere else, and updates the list', async () => {
  const sessions = [here, elsewhere];
  api.use(
    http.get(`*${authPaths.sessions}`, () => HttpResponse.json({ sessions })),
    http.delete(`*${authPaths.sessions}`, () => {
      sessions.pop();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await openDashboard('?tab=settings');
  await userEvent.click(await screen.findByRole('button', { name: LOG_OUT }));
  expect(await screen.findByText("You're logged out everywhere else.")).toBeVisible();
  await expect.poll(entries).toHaveLength(1);
  expect(screen.queryByRole('button', { name: LOG_OUT })).toBeNull();
});

test('offers no logout without other sessions', async () => {
  mockDashboard(api, { sessions: [here] });
  await openDashboard('?tab=settings');
  expect(await entries()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: LOG_OUT })).toBeNull();
});

test('a logout that does not reach the server says so and can be repeated', async () => {
  api.use(http.delete(`*${authPaths.sessions}`, () => HttpResponse.error()));
  await openDashboard('?tab=settings');
  await userEvent.click(await screen.findByRole('button', { name: LOG_OUT }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your other devices are still logged in. Please check your internet connection and try again',
  );
  expect(await screen.findByRole('button', { name: LOG_OUT })).toBeVisible();
});

test('a list that fails to load leaves the rest of the tab, and can be retried', async () => {
  api.use(http.get(`*${authPaths.sessions}`, () => new HttpResponse(null, { status: 500 }), { once: true }));
  await openDashboard('?tab=settings');
  expect(await (await list()).findByRole('alert')).toHaveTextContent("We couldn't load the list");
  expect(screen.getByRole('region', { name: 'Your data' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await entries()).toHaveLength(2);
});
