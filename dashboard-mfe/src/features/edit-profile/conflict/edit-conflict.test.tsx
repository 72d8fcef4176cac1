import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { linesOf, mockDashboard, openDashboard } from '../../../testing/dashboard.tsx';
import { mockApi } from '../../../testing/mock-api.ts';
import { address } from '../../../testing/open-page.tsx';
import { fillStorage, mockOutbox } from '../../../testing/outbox.ts';
import { ada } from '../../../testing/records.ts';
import {
  chooseNone,
  field,
  replaceText,
  sectionOf,
  send,
  stubObjectUrls,
  user,
} from '../../../testing/form.ts';
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

const conflict = () => sectionOf('Your profile was changed on another device');
const choice = async (name: string, option: RegExp) =>
  within(within(await conflict()).getByRole('group', { name })).getByRole('radio', { name: option });
const save = async () => user.click(within(await conflict()).getByText('Save'));

/** Edits a profile that was changed elsewhere, and opens the conflict. */
async function openConflict() {
  await open();
  await screen.findByLabelText('Address');
  await replaceText('Address', '1 Broad Street');
  await replaceText('Number of Sales (optional)', '20');
  await send();
  await user.click(await screen.findByText('Choose what to keep'));
}

test('a profile that was changed elsewhere is not overwritten: the agent chooses field by field, and Save sends the choice', async () => {
  const calls = mockSaves(
    api,
    agentPaths.edit,
    changedElsewhere(THEIRS),
    saved({ address: '1 Broad Street' }),
  );
  await openConflict();
  await waitFor(async () => {
    expect(within(await conflict()).getByRole('heading')).toHaveFocus();
  });
  expect(await conflict()).toHaveTextContent('Nov 20, 14:05');
  expect(within(await conflict()).getAllByRole('group')).toHaveLength(3);
  expect(await choice('Address', /^This device: 1 Broad Street/)).toBeChecked();
  expect(await choice('Phone Number', /^Other device: 08099999999/)).toBeChecked();
  await user.click(await choice('Number of Sales', /^Other device: 99/));
  await save();
  await screen.findByText('Profile saved');
  expect(calls).toHaveLength(2);
  expect(calls[1]).toMatchObject({
    ifMatch: '"7-9"',
    fields: { address: '1 Broad Street', sales: 99, phone: '+2348099999999' },
  });
  await waitFor(() => {
    expect(address()).not.toContain('edit-profile');
  });
  expect(await screen.findByText('1 Broad Street')).toBeVisible();
});

test('a conflict survives a reload', async () => {
  const calls = mockSaves(api, agentPaths.edit, changedElsewhere(THEIRS), saved());
  await openConflict();
  await conflict();
  cleanup();
  await open();
  await save();
  await screen.findByText('Profile saved');
  expect(calls[1]).toMatchObject({ ifMatch: '"7-9"', fields: { address: '1 Broad Street', sales: 20 } });
});

test('a choice that breaks a rule opens in the form, with the reason at its field', async () => {
  const calls = mockSaves(api, agentPaths.edit, changedElsewhere({ address: '' }), saved());
  await openConflict();
  await user.click(await choice('Address', /^Other device: N\/A/));
  await save();
  expect(await screen.findByText('Address is required')).toBeVisible();
  expect(calls).toHaveLength(1);
  await replaceText('Address', '9 Allen Avenue');
  await send();
  await screen.findByText('Profile saved');
  expect(calls[1]).toMatchObject({ ifMatch: '"7-9"', fields: { address: '9 Allen Avenue', sales: 20 } });
});

test('a full device keeps the choice in the form, and sends it', async () => {
  const calls = mockSaves(api, agentPaths.edit, changedElsewhere(THEIRS), offline);
  await openConflict();
  await conflict();
  const restoreStorage = fillStorage();
  await save();
  expect(await screen.findByText(/^Not saved: this device is full/)).toBeVisible();
  expect(field('Phone Number')).toHaveValue('08099999999');
  await waitFor(() => {
    expect(calls).toHaveLength(2);
  });
  mockSaves(api, agentPaths.edit, saved());
  dispatchEvent(new Event('online'));
  await screen.findByText('Profile saved');
  restoreStorage();
});

test('the values of a conflict read as they do in the profile', async () => {
  mockSaves(
    api,
    agentPaths.edit,
    changedElsewhere({ totalDeals: 2_000, inspectionFee: null, commission: 8, state: 'kano' }),
  );
  await open();
  await screen.findByLabelText('Address');
  await replaceText('Inspection Fee (₦) (optional)', '9000');
  await send();
  await user.click(await screen.findByText('Choose what to keep'));
  const groups = within(await conflict()).getAllByRole('group');
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'State/CityThis device: Akwa IbomOther device: Kano',
    'Inspection Fee (₦)This device: ₦9,000Other device: Not stated',
    'Total Deals ClosedThis device: 1,250Other device: 2,000',
    'Commission (%)This device: 5\u00a0%Other device: 8\u00a0%',
  ]);
});

test('a figure of none differs from one that was never stated, in words', async () => {
  const calls = mockSaves(
    api,
    agentPaths.edit,
    changedElsewhere({ sales: 0, airbnb: null, agreement: 0 }),
    saved(),
  );
  await open();
  await screen.findByLabelText('Address');
  await chooseNone('AirBnB Listings');
  await chooseNone('Commission (%)');
  await send();
  await user.click(await screen.findByText('Choose what to keep'));
  const groups = within(await conflict()).getAllByRole('group');
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Number of SalesThis device: 12Other device: None',
    'AirBnB ListingsThis device: NoneOther device: Not stated',
    'Agreement (%)This device: 10\u00a0%Other device: No fee',
    'Commission (%)This device: No feeOther device: 5\u00a0%',
  ]);
  await save();
  await screen.findByText('Profile saved');
  expect(calls[1]?.fields).toMatchObject({ sales: 0, airbnb: 0, agreement: 0, commission: 0 });
});

test('until a conflict is resolved, the dashboard shows what visitors see', async () => {
  mockSaves(api, agentPaths.edit, changedElsewhere({ inspectionFee: 7_000 }));
  await open();
  await screen.findByLabelText('Address');
  await replaceText('Inspection Fee (₦) (optional)', '9000');
  mockDashboard(api, { agent: ada({ inspectionFee: 7_000 }), version: 9 });
  await send();
  await screen.findByText('Choose what to keep');
  await waitFor(() => {
    expect(linesOf('Fees & Commissions')).toContain('Inspection Fee: ₦7,000');
  });
  expect(within(await sectionOf('Your public profile')).getByText('₦7,000')).toBeVisible();
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
  expect(await choice('Address', /^This device: 2 Broad Street/)).toBeChecked();
  await save();
  await screen.findByText('Profile saved');
  expect(calls).toHaveLength(2);
  expect(calls[1]).toMatchObject({ ifMatch: '"7-9"', fields: { address: '2 Broad Street' } });
});
