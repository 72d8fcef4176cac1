import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { mockDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { mockApi } from '../../testing/mock-api.ts';
import { address } from '../../testing/open-page.tsx';
import { mockOutbox } from '../../testing/outbox.ts';
import { chooseNone, field, replaceText, send, stubObjectUrls, user } from '../../testing/form.ts';
import { ada } from '../../testing/records.ts';
import { mockSaves, saved } from '../../testing/saves.ts';
import { mockUploads, photo } from '../../testing/uploads.ts';

const api = mockApi();
mockOutbox();
const EDIT = '?tab=edit-profile';

beforeEach(stubObjectUrls);

async function open(query = EDIT) {
  mockDashboard(api);
  await openDashboard(query);
  await screen.findByLabelText('Address');
}

test('the form starts with the record, and the name is read-only', async () => {
  await open();
  expect(field('Full name')).toHaveValue('Ada Obi');
  expect(field('Full name')).toHaveAttribute('readonly');
  expect(field('Address')).toHaveValue('12 Marina Road');
  expect(field('State/City')).toHaveValue('akwa-ibom');
  expect(within(field('State/City')).getAllByRole('option')[0]).toHaveTextContent('Select a state');
  expect(field('Inspection Fee (₦) (optional)')).toHaveValue('5,000');
  expect(field('Instagram (url) (optional)')).toHaveAttribute('placeholder', 'Enter your full instagram url');
  for (const heading of ['Add Display Image', 'Details', 'Add About', 'Property Details'])
    expect(screen.getByRole('region', { name: heading })).toBeVisible();
});

test('an edit is sent with the version it is based on, and the dashboard shows it', async () => {
  const calls = mockSaves(api, agentPaths.edit, saved({ address: '1 Broad Street' }));
  await open();
  await replaceText('Address', '1 Broad Street');
  await replaceText('Number of Sales (optional)', '');
  await send();
  expect(await screen.findByText('Profile saved')).toBeVisible();
  await waitFor(() => {
    expect(address()).not.toContain('edit-profile');
  });
  expect(await screen.findByText('1 Broad Street')).toBeVisible();
  expect(calls[0]).toMatchObject({ ifMatch: '"7-1"', authorization: 'Bearer abc' });
  expect(calls[0]?.fields).toEqual({
    address: '1 Broad Street',
    publicEmail: null,
    phone: '+2348012345678',
    instagram: 'https://www.instagram.com/ada.homes',
    areas: '',
    languages: '',
    bio: 'I help families find an honest home in Lagos.\nCall me any day.',
    stateCity: 'akwa-ibom',
    rentPrice: 4_000,
    sales: null,
    airbnb: 2,
    inspectionFee: 5_000,
    totalDeals: 1_250,
    agreement: 10,
    commission: 5,
  });
});

test('an agent shows another email address than that of the account, which stays the one to log in with', async () => {
  const publicEmail = 'office@homes.example';
  const calls = mockSaves(api, agentPaths.edit, saved({ email: publicEmail, publicEmail }));
  mockDashboard(api, { own: { email: 'ada@example.com', pendingEmail: null, missing: [] } });
  await openDashboard(EDIT);
  expect(await screen.findByLabelText('Email Address')).toHaveValue('ada@example.com');
  await replaceText('Email on your page (optional)', ' Office@homes.example');
  await send();
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(calls[0]?.fields).toMatchObject({ publicEmail });
  expect(await screen.findByText(publicEmail)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Edit Profile' }));
  expect(await screen.findByLabelText('Email Address')).toHaveValue('ada@example.com');
});

test('a stored figure of none is kept by another edit, and can be replaced by a number', async () => {
  const calls = mockSaves(api, agentPaths.edit, saved({}));
  mockDashboard(api, { agent: ada({ sales: 0, airbnb: 0, agreement: 0, commission: null }) });
  await openDashboard(EDIT);
  expect(await screen.findByLabelText('Number of Sales (optional)')).toHaveValue('None');
  expect(field('Agreement (%) (optional)')).toHaveValue('No fee');
  expect(field('Commission (%) (optional)')).toHaveValue('');
  await chooseNone('AirBnB Listings');
  expect(field('AirBnB Listings (optional)')).toHaveValue('');
  await replaceText('AirBnB Listings (optional)', '4');
  await send();
  await screen.findByText('Profile saved');
  expect(calls[0]?.fields).toMatchObject({ sales: 0, airbnb: 4, agreement: 0, commission: null });
});

test('the next edit is sent with the version of the last one', async () => {
  const calls = mockSaves(api, agentPaths.edit, saved({ address: '1 Broad Street' }));
  await open();
  await replaceText('Address', '1 Broad Street');
  await send();
  await screen.findByText('Profile saved');
  await user.click(screen.getByRole('link', { name: 'Edit Profile' }));
  await waitFor(() => {
    expect(field('Address')).toHaveValue('1 Broad Street');
  });
  await replaceText('Address', '2 Broad Street');
  await send();
  await waitFor(() => {
    expect(calls).toHaveLength(2);
  });
  expect(calls[1]?.ifMatch).toBe('"7-2"');
});

test('a photo is shown, sent, and removed from the form once it is saved', async () => {
  const calls = mockSaves(api, agentPaths.edit, saved({}));
  const photos = mockUploads(api);
  await open();
  await user.upload(field('Display picture (optional)'), photo());
  expect(screen.getByAltText('ada.jpg')).toBeVisible();
  await send();
  await screen.findByText('Profile saved');
  expect(calls[0]?.fields['upload']).toBe(calls[0]?.key);
  expect(photos.get(calls[0]?.key ?? '')).toBe(1_000);
  expect(screen.queryByAltText('ada.jpg')).toBeNull();
});

test('the email address is read-only, with a link that opens the form to change it', async () => {
  await open();
  expect(field('Email Address')).toHaveValue('ada@example.com');
  expect(field('Email Address')).toHaveAttribute('readonly');
  await user.click(screen.getByRole('link', { name: 'Change email' }));
  await waitFor(() => {
    expect(field('New email')).toHaveFocus();
  });
  expect(address()).toBe('/dashboard?tab=settings#change-email');
});

test.each([
  ['Address', '', 'Address is required'],
  ['Phone Number', '0801', 'Number must be at least 11 digits'],
  ['Instagram (url) (optional)', 'https://example.com/ada', 'Please enter a valid Instagram URL'],
  ['About', 'Too short', 'About section must be at least 50 characters'],
  ['Agreement (%) (optional)', '0', 'Agreement fee must be greater than 0'],
])('with %s %j nothing is sent: %s', async (label, text, message) => {
  const calls = mockSaves(api, agentPaths.edit, saved({}));
  await open();
  await replaceText(label, text);
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => {
    expect(field(label)).toHaveFocus();
  });
  expect(calls).toEqual([]);
});

test('focuses the field that the URL names', async () => {
  await open(`${EDIT}#inspectionFee`);
  await waitFor(() => {
    expect(field('Inspection Fee (₦) (optional)')).toHaveFocus();
  });
});

test('the form keeps what is typed while another tab is shown', async () => {
  await open();
  await replaceText('Address', '1 Broad Street');
  await user.click(screen.getByRole('link', { name: 'Comments' }));
  await user.click(screen.getByRole('link', { name: 'Edit Profile' }));
  expect(await screen.findByLabelText('Address')).toHaveValue('1 Broad Street');
});
