import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { mockDashboard, linesOf, openDashboard } from '../../testing/dashboard.tsx';
import { mockApi } from '../../testing/mock-api.ts';
import { mockOutbox, never } from '../../testing/outbox.ts';
import {
  chooseNone,
  field,
  replacePhone,
  replaceText,
  sectionOf,
  send,
  stubObjectUrls,
  user,
} from '../../testing/form.ts';
import {
  badGateway,
  mockSaves,
  offline,
  refused,
  saved,
  type ReceivedSave,
  tryUntilSent,
  waitForAttempt,
} from '../../testing/saves.ts';
import { mockUploads, photo } from '../../testing/uploads.ts';

const api = mockApi();
mockOutbox();
beforeEach(stubObjectUrls);

async function open() {
  mockDashboard(api);
  await openDashboard('?tab=edit-profile');
  await screen.findByLabelText('Address');
}

const card = () => sectionOf('Your changes');
const press = async (name: string) => user.click(await within(await card()).findByText(name));

/** Submits an address and waits until it is pending on the dashboard after one attempt. */
async function submitAddress(address: string, calls: readonly ReceivedSave[]) {
  await replaceText('Address', address);
  await send();
  await waitForAttempt(calls);
  await card();
}

test.each([
  ['no connection', offline],
  ['an error without a message', badGateway],
])('after %s an edit stays pending, and the dashboard shows it at once', async (_, response) => {
  const calls = mockSaves(api, agentPaths.edit, response);
  await open();
  await user.selectOptions(field('State/City'), 'Kano');
  await submitAddress('1 Broad Street', calls);
  expect(await within(await card()).findByText('Saved on this device')).toBeVisible();
  expect(await card()).toHaveTextContent("Saved. We'll send it as soon as your connection allows.");
  expect(linesOf('Agent Details')).toEqual(
    expect.arrayContaining(['Address: 1 Broad Street', 'State/City: Kano']),
  );
});

test('a pending edit shows in words what there is none of, and is edited with it', async () => {
  const calls = mockSaves(api, agentPaths.edit, offline);
  await open();
  await chooseNone('AirBnB Listings');
  await chooseNone('Inspection Fee (₦)');
  await submitAddress('1 Broad Street', calls);
  expect(linesOf('Agent Details')).toEqual(
    expect.arrayContaining(['AirBnB Listings: None', 'Inspection Fee: Free']),
  );
  await press('Edit');
  await waitFor(() => {
    expect(field('AirBnB Listings (optional)')).toHaveValue('None');
  });
  const sent = mockSaves(api, agentPaths.edit, saved());
  dispatchEvent(new Event('online'));
  await screen.findByText('Profile saved');
  expect(sent[0]?.fields).toMatchObject({ airbnb: 0, inspectionFee: 0 });
});

test('shows the upload progress of a photo', async () => {
  const photos = mockUploads(api, 400);
  await open();
  await user.upload(field('Display picture (optional)'), photo());
  await send();
  expect(await within(await card()).findByText('Sending 40 %')).toBeVisible();
  expect(await card()).toHaveTextContent('all but the new photo');
  expect(within(await card()).queryByText('Edit')).toBeNull();
  expect([...photos.values()]).toEqual([1_000]);
});

test('Try now sends a pending edit and removes its card', async () => {
  const calls = mockSaves(api, agentPaths.edit, offline);
  await open();
  await submitAddress('1 Broad Street', calls);
  await within(await card()).findByText('Try now');
  const after = mockSaves(api, agentPaths.edit, saved({ address: '1 Broad Street' }));
  await tryUntilSent(await card(), after);
  expect(await screen.findByText('Profile saved')).toBeVisible();
  await waitFor(() => {
    expect(linesOf('Agent Details')).toContain('Address: 1 Broad Street');
  });
  expect(screen.queryByText('Your changes')).toBeNull();
});

test('cancelling a pending edit shows the record of the server again', async () => {
  const calls = mockSaves(api, agentPaths.edit, offline);
  await open();
  await submitAddress('1 Broad Street', calls);
  await press('Cancel');
  await press('Remove');
  await waitFor(() => {
    expect(linesOf('Agent Details')).toContain('Address: 12 Marina Road');
  });
  expect(screen.queryByText('Your changes')).toBeNull();
});

test('the cancel dialog stays open during another attempt', async () => {
  const calls = mockSaves(api, agentPaths.edit, offline, never);
  await open();
  await submitAddress('1 Broad Street', calls);
  await press('Cancel');
  dispatchEvent(new Event('online'));
  expect(await within(await card()).findByText("It's on its way.")).toBeVisible();
  await press('Remove');
  expect(await screen.findByText('Changes cancelled')).toBeVisible();
});

/** Leaves one edit pending and types another. */
async function typeSecondEdit(): Promise<void> {
  const calls = mockSaves(api, agentPaths.edit, offline);
  await open();
  await submitAddress('1 Broad Street', calls);
  await press('Edit');
  await waitFor(() => {
    expect(field('Address')).toHaveValue('1 Broad Street');
  });
  await replacePhone('08099999999');
}

test('an edit based on a pending one includes it, and is sent with its version', async () => {
  await typeSecondEdit();
  await send();
  const calls = mockSaves(api, agentPaths.edit, saved({ address: '1 Broad Street' }), saved({}, '3'));
  dispatchEvent(new Event('online'));
  await waitFor(() => {
    expect(calls).toHaveLength(2);
  });
  expect(calls.map(({ ifMatch }) => ifMatch)).toEqual(['"7-1"', '"7-2"']);
  expect(calls[1]?.fields).toMatchObject({ address: '1 Broad Street', phone: '+2348099999999' });
});

test('an edit based on a pending one is not a conflict after that was sent', async () => {
  await typeSecondEdit();
  const calls = mockSaves(api, agentPaths.edit, saved({ address: '1 Broad Street' }), never);
  dispatchEvent(new Event('online'));
  await screen.findByText('Profile saved');
  await send();
  await waitFor(() => {
    expect(calls[1]).toMatchObject({ ifMatch: '"7-2"', fields: { phone: '+2348099999999' } });
  });
});

test('an edit that the server refuses shows the reason, and can be corrected and sent again', async () => {
  const refusal = refused(400, 'Please check the form', { phone: 'This number is not in use' });
  const calls = mockSaves(api, agentPaths.edit, refusal, saved({ phone: '08099999999' }));
  await open();
  await user.upload(field('Display picture (optional)'), photo());
  mockUploads(api);
  await replacePhone('08011111111');
  await send();
  expect(await within(await card()).findByText('Action needed')).toBeVisible();
  expect(await card()).toHaveTextContent('Please check the form');
  await press('Edit');
  await waitFor(() => {
    expect(field('Phone Number')).toHaveAccessibleDescription('This number is not in use');
  });
  expect(field('Phone Number')).toHaveValue('+2348011111111');
  expect(screen.getByAltText('ada.jpg')).toBeVisible();
  await replacePhone('08099999999');
  await send();
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(calls).toHaveLength(2);
  expect(calls[1]).toMatchObject({ ifMatch: '"7-1"', fields: { phone: '+2348099999999' } });
  expect(calls[1]?.key).not.toBe(calls[0]?.key);
  expect(calls[1]?.fields['upload']).toBe(calls[1]?.key);
});

test('an edit that is refused while another is typed is merged with it', async () => {
  const refusal = refused(400, 'Please check the form', { phone: 'This number is not in use' });
  const tries = mockSaves(api, agentPaths.edit, offline);
  await open();
  await replacePhone('08011111111');
  await send();
  await waitForAttempt(tries);
  await press('Edit');
  await waitFor(() => {
    expect(field('Phone Number')).toHaveValue('+2348011111111');
  });
  await replaceText('Address', '1 Broad Street');
  const calls = mockSaves(api, agentPaths.edit, refusal, saved());
  dispatchEvent(new Event('online'));
  await user.click(await screen.findByText('Correct them'));
  await waitFor(() => {
    expect(field('Phone Number')).toHaveAccessibleDescription('This number is not in use');
  });
  await replacePhone('08099999999');
  await send();
  await screen.findByText('Profile saved');
  expect(calls[1]?.fields).toMatchObject({ address: '1 Broad Street', phone: '+2348099999999' });
});

test('an edit stays pending when the session has ended, until the next login', async () => {
  const calls = mockSaves(api, agentPaths.edit, refused(401, 'Your session has ended'));
  await open();
  await submitAddress('1 Broad Street', calls);
  await waitFor(async () => {
    expect(await card()).toHaveTextContent("Saved. We'll send it once you log in again.");
  });
  expect(linesOf('Agent Details')).toContain('Address: 1 Broad Street');
});
