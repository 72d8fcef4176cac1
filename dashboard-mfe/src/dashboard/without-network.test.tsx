import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { authPaths } from '@naija/contracts/http/auth';
import { commentPaths } from '@naija/contracts/http/comments';
import { linesOf, mockDashboard, openDashboard } from '../testing/dashboard.tsx';
import { field, replaceText, sectionOf, send, stubObjectUrls, user } from '../testing/form.ts';
import { mockApi } from '../testing/mock-api.ts';
import { mockOutbox, never } from '../testing/outbox.ts';
import { changedElsewhere, mockSaves, offline, saved, waitForAttempt } from '../testing/saves.ts';

const network = vi.hoisted(() => ({ isSlow: false }));
vi.mock(import('@naija/ui'), async (original) => ({
  ...(await original()),
  useIsSlow: (isWaiting: boolean) => network.isSlow && isWaiting,
}));

const api = mockApi();
mockOutbox();
beforeEach(() => {
  network.isSlow = false;
  stubObjectUrls();
});

const EDIT = '?tab=edit-profile';

/** Opens the dashboard anew, without a network. */
async function reopen(query = '') {
  cleanup();
  const paths = [agentPaths.byId('7'), authPaths.sessions, commentPaths.list('7')];
  api.use(...paths.map((path) => http.get(`*${path}`, () => HttpResponse.error())));
  await openDashboard(query);
}

async function open() {
  mockDashboard(api);
  await openDashboard(EDIT);
  await screen.findByLabelText('Address');
}

const notice = () => screen.queryByText(/Here's what this device has saved/);

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
  await reopen(EDIT);
  await screen.findByLabelText('Address');
  await replaceText('Address', '2 Broad Street');
  mockDashboard(api);
  expect(notice()).toBeVisible();
  await user.click(screen.getByText('Retry'));
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
    expect(card).toHaveTextContent("Saved. We'll send it when you're back online.");
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
    expect(card).toHaveTextContent("Saved. We'll send it when you're back online.");
  });
});

test('on a slow network a draft opens in its form before the profile is loaded', async () => {
  await open();
  await replaceText('Address', '1 Broad Street');
  await screen.findByText('Draft saved on this device');
  cleanup();
  network.isSlow = true;
  api.use(http.get(`*${agentPaths.byId('7')}`, never));
  await openDashboard(EDIT);
  expect(await screen.findByLabelText('Address')).toHaveValue('1 Broad Street');
  expect(screen.getByText('Slow connection, still trying')).toBeVisible();
});

test('a device that holds nothing says that the profile cannot be loaded', async () => {
  mockDashboard(api);
  await reopen();
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load your profile");
  expect(screen.queryByText('Agent Details')).toBeNull();
});
