import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths, type Agent } from '@naija/contracts/http/agents';
import { answerDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { mockApi } from '../../testing/mock-api.ts';
import { address } from '../../testing/open-page.tsx';
import { ada } from '../../testing/records.ts';
import { answerUploads, never, offline, photo, refused, wordless } from '../../testing/uploads.ts';
import { keepDraft } from './drafts.ts';

const api = mockApi();
const user = userEvent.setup({ applyAccept: false });
const EDIT = '?tab=edit-profile';

const field = (label: string) => screen.getByLabelText(label);
const send = () => user.click(screen.getByRole('button', { name: 'Upload Data' }));
const saved = (changes: Partial<Agent>) => () =>
  HttpResponse.json(
    { message: 'Profile saved', data: { updatedUser: ada(changes) } },
    { status: 201, headers: { etag: '"7-2"' } },
  );
const changedElsewhere = (changes: Partial<Agent>) => () =>
  HttpResponse.json(
    { message: 'Changed meanwhile', code: 'precondition_failed', data: ada(changes) },
    { status: 412, headers: { etag: '"7-9"' } },
  );

beforeEach(() => {
  keepDraft('7', undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
});

async function open(query = EDIT) {
  answerDashboard(api);
  await openDashboard(query);
  await screen.findByLabelText('Address');
}

async function put(label: string, text: string) {
  await user.clear(field(label));
  await user.click(field(label));
  if (text !== '') await user.paste(text);
}

test('the form begins with the record, and the name cannot be changed', async () => {
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

test('what was changed is saved for the version it was changed in, and the dashboard shows it', async () => {
  const calls = answerUploads(api, agentPaths.edit, saved({ address: '1 Broad Street' }));
  await open();
  await put('Address', '1 Broad Street');
  await put('Number of Sales (optional)', '');
  await send();
  expect(await screen.findByText('Profile saved')).toBeVisible();
  await waitFor(() => {
    expect(address()).not.toContain('edit-profile');
  });
  expect(await screen.findByText('1 Broad Street')).toBeVisible();
  expect(calls[0]).toMatchObject({ ifMatch: '"7-1"', authorization: 'Bearer abc' });
  expect(calls[0]?.fields).toEqual({
    address: '1 Broad Street',
    phone: '+2348012345678',
    instagram: 'https://www.instagram.com/ada.homes',
    bio: 'I help families find an honest home in Lagos.\r\nCall me any day.',
    stateCity: 'akwa-ibom',
    rentPrice: '4000',
    sales: '',
    airbnb: '2',
    inspectionFee: '5000',
    totalDeals: '1250',
    agreement: '10',
    commission: '5',
  });
});

test('the next edit is held against the version that the last one made', async () => {
  const calls = answerUploads(api, agentPaths.edit, saved({ address: '1 Broad Street' }));
  await open();
  await put('Address', '1 Broad Street');
  await send();
  await screen.findByText('Profile saved');
  await user.click(screen.getByRole('link', { name: 'Edit Profile' }));
  expect(await screen.findByLabelText('Address')).toHaveValue('1 Broad Street');
  await put('Address', '2 Broad Street');
  await send();
  await waitFor(() => {
    expect(calls).toHaveLength(2);
  });
  expect(calls[1]?.ifMatch).toBe('"7-2"');
});

test('a chosen photo is shown, sent and gone from the form once it is saved', async () => {
  const calls = answerUploads(api, agentPaths.edit, saved({}));
  await open();
  await user.upload(field('Display picture (optional)'), photo());
  expect(screen.getByRole('img', { name: 'ada.jpg' })).toBeVisible();
  await send();
  await screen.findByText('Profile saved');
  expect(calls[0]?.fields['image']).toBe('(file)');
  expect(screen.queryByRole('img', { name: 'ada.jpg' })).toBeNull();
});

test('a changed e-mail address is sent, and its field says that it has to be confirmed', async () => {
  const calls = answerUploads(api, agentPaths.edit, saved({}));
  await open();
  expect(field('Email Address')).toHaveAccessibleDescription(/confirm it by mail/);
  await put('Email Address', 'Ada@New.example');
  await send();
  await screen.findByText('Profile saved');
  expect(calls[0]?.fields['email']).toBe('ada@new.example');
});

test.each([
  ['Address', '', 'Address is required'],
  ['Email Address', 'ada@', 'Please enter a valid email'],
  ['Phone Number', '0801', 'Number must be at least 11 digits'],
  ['Instagram (url) (optional)', 'https://example.com/ada', 'Please enter a valid Instagram URL'],
  ['About', 'Too short', 'About section must be at least 50 characters'],
  ['Agreement (%) (optional)', '0', 'Agreement fee must be greater than 0'],
])('with %s %j nothing is sent: %s', async (label, text, message) => {
  const calls = answerUploads(api, agentPaths.edit, saved({}));
  await open();
  await put(label, text);
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => {
    expect(field(label)).toHaveFocus();
  });
  expect(calls).toEqual([]);
});

test.each([
  ['a refusal', refused(429, 'Please wait a minute.'), 'Please wait a minute.'],
  ['a failure without words', wordless, 'Error saving profile. Please try again.'],
  ['no connection', offline, 'Please check your internet connection and try again'],
])('after %s the agent reads why, and nothing is lost', async (_, answer, words) => {
  answerUploads(api, agentPaths.edit, answer);
  await open();
  await put('Address', '1 Broad Street');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field('Address')).toHaveValue('1 Broad Street');
  expect(screen.getByRole('button', { name: 'Upload Data' })).toHaveAttribute('aria-disabled', 'false');
});

test('an upload can be cancelled', async () => {
  const calls = answerUploads(api, agentPaths.edit, never);
  await open();
  await put('Address', '1 Broad Street');
  await send();
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
  expect(await screen.findByRole('button', { name: 'Upload Data' })).toBeVisible();
  expect(field('Address')).toHaveValue('1 Broad Street');
});

test('a profile that was changed elsewhere is not overwritten: the agent chooses field by field', async () => {
  const theirs = { address: '9 Allen Avenue', sales: 99, phone: '08099999999' };
  const calls = answerUploads(api, agentPaths.edit, changedElsewhere(theirs), saved({}));
  await open();
  await put('Address', '1 Broad Street');
  await put('Number of Sales (optional)', '20');
  await send();
  const merge = await screen.findByRole('region', { name: 'Your profile was changed elsewhere meanwhile' });
  await waitFor(() => {
    expect(within(merge).getByRole('heading')).toHaveFocus();
  });
  const choice = (name: string, option: RegExp) =>
    within(within(merge).getByRole('group', { name })).getByRole('radio', { name: option });
  expect(within(merge).getAllByRole('group')).toHaveLength(3);
  expect(choice('Address', /^Mine: 1 Broad Street/)).toBeChecked();
  expect(choice('Phone Number', /^On the server: 08099999999/)).toBeChecked();
  await user.click(choice('Number of Sales', /^On the server: 99/));
  await user.click(within(merge).getByRole('button', { name: 'Put these into the form' }));
  await waitFor(() => {
    expect(field('Number of Sales (optional)')).toHaveValue('99');
  });
  expect(screen.queryByRole('region', { name: /changed elsewhere/ })).toBeNull();
  await send();
  await screen.findByText('Profile saved');
  await screen.findByRole('region', { name: 'Where you are logged in' });
  expect(calls[1]).toMatchObject({
    ifMatch: '"7-9"',
    fields: { address: '1 Broad Street', sales: '99', phone: '08099999999' },
  });
});

test('the field that the address names gets the focus', async () => {
  await open(`${EDIT}#inspectionFee`);
  await waitFor(() => {
    expect(field('Inspection Fee (₦) (optional)')).toHaveFocus();
  });
});

test('what was typed is still there after a look at another tab', async () => {
  await open();
  await put('Address', '1 Broad Street');
  await user.click(screen.getByRole('link', { name: 'Comments' }));
  await user.click(screen.getByRole('link', { name: 'Edit Profile' }));
  expect(await screen.findByLabelText('Address')).toHaveValue('1 Broad Street');
});

test('leaving with something unsaved asks first, and with nothing does not', async () => {
  await open();
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  await put('Address', '1 Broad Street');
  expect(leave()).toBe(false);
});
