import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { mockDashboard, openDashboard } from '../../../testing/dashboard.tsx';
import { mockApi } from '../../../testing/mock-api.ts';
import { mockOutbox } from '../../../testing/outbox.ts';
import { field, replaceText, sectionOf, send, stubObjectUrls, user } from '../../../testing/form.ts';
import { changedElsewhere, mockSaves, offline, saved, waitForAttempt } from '../../../testing/saves.ts';

const api = mockApi();
mockOutbox();
beforeEach(stubObjectUrls);

const THEIRS = {
  address: '9 Allen Avenue',
  sales: 99,
  phone: '08099999999',
  updatedAt: '2026-11-20T13:05:00.000Z',
};

async function open() {
  mockDashboard(api);
  await openDashboard('?tab=edit-profile');
}

const conflict = () => sectionOf('Your profile was changed elsewhere meanwhile');
const choice = async (name: string, option: RegExp) =>
  within(within(await conflict()).getByRole('group', { name })).getByRole('radio', { name: option });
const choose = async () => user.click(within(await conflict()).getByText('Put these into the form'));

/** Edits a profile that was changed elsewhere, and opens the conflict. */
async function openConflict() {
  await open();
  await screen.findByLabelText('Address');
  await replaceText('Address', '1 Broad Street');
  await replaceText('Number of Sales (optional)', '20');
  await send();
  await user.click(await screen.findByText('Choose what to keep'));
}

test('a profile that was changed elsewhere is not overwritten: the agent chooses field by field', async () => {
  const calls = mockSaves(api, agentPaths.edit, changedElsewhere(THEIRS), saved());
  await openConflict();
  await waitFor(async () => {
    expect(within(await conflict()).getByRole('heading')).toHaveFocus();
  });
  expect((await conflict()).textContent.replaceAll('\u202f', ' ')).toContain(
    'Changed elsewhere on Nov 20, 14:05',
  );
  expect(within(await conflict()).getAllByRole('group')).toHaveLength(3);
  expect(await choice('Address', /^Mine: 1 Broad Street/)).toBeChecked();
  expect(await choice('Phone Number', /^On the server: 08099999999/)).toBeChecked();
  await user.click(await choice('Number of Sales', /^On the server: 99/));
  await choose();
  await waitFor(() => {
    expect(field('Number of Sales (optional)')).toHaveValue('99');
  });
  await send();
  await screen.findByText('Profile saved');
  expect(calls).toHaveLength(2);
  expect(calls[1]).toMatchObject({
    ifMatch: '"7-9"',
    fields: { address: '1 Broad Street', sales: 99, phone: '08099999999' },
  });
});

test('a conflict survives a reload, before and after it is resolved', async () => {
  const calls = mockSaves(api, agentPaths.edit, changedElsewhere(THEIRS), saved());
  await openConflict();
  await conflict();
  cleanup();
  await open();
  await choose();
  await waitFor(() => {
    expect(field('Phone Number')).toHaveValue('08099999999');
  });
  cleanup();
  await open();
  await waitFor(() => {
    expect(field('Phone Number')).toHaveValue('08099999999');
  });
  expect(field('Address')).toHaveValue('1 Broad Street');
  await send();
  await screen.findByText('Profile saved');
  expect(calls[1]).toMatchObject({ ifMatch: '"7-9"', fields: { address: '1 Broad Street', sales: 20 } });
});

test('of edits based on each other, the conflict shows the last values', async () => {
  const tries = mockSaves(api, agentPaths.edit, offline);
  await open();
  await screen.findByLabelText('Address');
  await replaceText('Address', '1 Broad Street');
  await send();
  await waitForAttempt(tries);
  await user.click(await screen.findByText('Edit'));
  await waitFor(() => {
    expect(field('Address')).toHaveValue('1 Broad Street');
  });
  await replaceText('Address', '2 Broad Street');
  await send();
  const calls = mockSaves(api, agentPaths.edit, changedElsewhere(THEIRS), saved());
  dispatchEvent(new Event('online'));
  await user.click(await screen.findByText('Choose what to keep'));
  expect(await choice('Address', /^Mine: 2 Broad Street/)).toBeChecked();
  await choose();
  await send();
  await screen.findByText('Profile saved');
  expect(calls).toHaveLength(2);
  expect(calls[1]).toMatchObject({ ifMatch: '"7-9"', fields: { address: '2 Broad Street' } });
});
