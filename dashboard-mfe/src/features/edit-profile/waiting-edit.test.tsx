import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { answerDashboard, linesOf, openDashboard } from '../../testing/dashboard.tsx';
import { field, put, saved, sectionOf, send, showFiles, user } from '../../testing/edit-form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { mockOutbox, never } from '../../testing/outbox.ts';
import {
  answerPhotos,
  answerSaves,
  offline,
  photo,
  type ReceivedSave,
  refused,
  untilTried,
  wordless,
} from '../../testing/uploads.ts';

const api = mockApi();
mockOutbox();
beforeEach(showFiles);

async function open() {
  answerDashboard(api);
  await openDashboard('?tab=edit-profile');
  await screen.findByLabelText('Address');
}

const card = () => sectionOf('Your changes');
const press = async (name: string) => user.click(await within(await card()).findByText(name));

/** Changes the address, which is tried once, and sees that wait on the dashboard. */
async function submitAddress(address: string, calls: readonly ReceivedSave[]) {
  await put('Address', address);
  await send();
  await untilTried(calls);
  await card();
}

test.each([
  ['no connection', offline],
  ['a failure without words', wordless],
])('with %s a change is kept, and the dashboard shows it at once, marked', async (_, answer) => {
  const calls = answerSaves(api, agentPaths.edit, answer);
  await open();
  await user.selectOptions(field('State/City'), 'Kano');
  await submitAddress('1 Broad Street', calls);
  expect(await within(await card()).findByText('Saved on this phone')).toBeVisible();
  expect(await card()).toHaveTextContent('It is sent as soon as there is a connection.');
  expect(linesOf('Agent Details')).toEqual(
    expect.arrayContaining(['Address: 1 Broad Street', 'State/City: Kano']),
  );
});

test('while a photo is on its way the agent reads how much of it has arrived', async () => {
  const photos = answerPhotos(api, 400);
  await open();
  await user.upload(field('Display picture (optional)'), photo());
  await send();
  expect(await within(await card()).findByText('Sending 40 %')).toBeVisible();
  expect(await card()).toHaveTextContent('all but the new photo');
  expect(within(await card()).queryByText('Edit')).toBeNull();
  expect([...photos.values()]).toEqual([1_000]);
});

test('what waits is sent when the agent tries it, and the mark goes', async () => {
  const calls = answerSaves(api, agentPaths.edit, offline);
  await open();
  await submitAddress('1 Broad Street', calls);
  const tryNow = await within(await card()).findByText('Try now');
  answerSaves(api, agentPaths.edit, saved({ address: '1 Broad Street' }));
  await user.click(tryNow);
  expect(await screen.findByText('Profile saved')).toBeVisible();
  await waitFor(() => {
    expect(linesOf('Agent Details')).toContain('Address: 1 Broad Street');
  });
  expect(screen.queryByText('Your changes')).toBeNull();
});

test('what waits can be cancelled, and the dashboard shows what the server has', async () => {
  const calls = answerSaves(api, agentPaths.edit, offline);
  await open();
  await submitAddress('1 Broad Street', calls);
  await press('Cancel');
  await press('Remove');
  await waitFor(() => {
    expect(linesOf('Agent Details')).toContain('Address: 12 Marina Road');
  });
  expect(screen.queryByText('Your changes')).toBeNull();
});

test('a question about what waits stays while that is tried again', async () => {
  const calls = answerSaves(api, agentPaths.edit, offline, never);
  await open();
  await submitAddress('1 Broad Street', calls);
  await press('Cancel');
  dispatchEvent(new Event('online'));
  expect(await within(await card()).findByText('It is on the way.')).toBeVisible();
  await press('Remove');
  expect(await screen.findByText('Your changes are cancelled.')).toBeVisible();
});

/** One change waits, and another is typed on top of it. */
async function typeOnTop(): Promise<void> {
  const calls = answerSaves(api, agentPaths.edit, offline);
  await open();
  await submitAddress('1 Broad Street', calls);
  await press('Edit');
  await waitFor(() => {
    expect(field('Address')).toHaveValue('1 Broad Street');
  });
  await put('Phone Number', '08099999999');
}

test('a change made on top of one that waits begins with that one, and is held against what it makes', async () => {
  await typeOnTop();
  await send();
  const calls = answerSaves(api, agentPaths.edit, saved({ address: '1 Broad Street' }), saved({}, '3'));
  dispatchEvent(new Event('online'));
  await waitFor(() => {
    expect(calls).toHaveLength(2);
  });
  expect(calls.map(({ ifMatch }) => ifMatch)).toEqual(['"7-1"', '"7-2"']);
  expect(calls[1]?.fields).toMatchObject({ address: '1 Broad Street', phone: '08099999999' });
});

test('what was begun on top of a change is no conflict once that has been sent', async () => {
  await typeOnTop();
  const calls = answerSaves(api, agentPaths.edit, saved({ address: '1 Broad Street' }), never);
  dispatchEvent(new Event('online'));
  await screen.findByText('Profile saved');
  await send();
  await waitFor(() => {
    expect(calls[1]).toMatchObject({ ifMatch: '"7-2"', fields: { phone: '08099999999' } });
  });
});

test('what the server refuses is told with its reason, corrected in the form and sent once more', async () => {
  const refusal = refused(400, 'Please check the form', { phone: 'This number is not in use' });
  const calls = answerSaves(api, agentPaths.edit, refusal, saved({ phone: '08099999999' }));
  await open();
  await user.upload(field('Display picture (optional)'), photo());
  answerPhotos(api);
  await put('Phone Number', '08011111111');
  await send();
  expect(await within(await card()).findByText('Needs you')).toBeVisible();
  expect(await card()).toHaveTextContent('Please check the form');
  await press('Edit');
  await waitFor(() => {
    expect(field('Phone Number')).toHaveAccessibleDescription('This number is not in use');
  });
  expect(field('Phone Number')).toHaveValue('08011111111');
  expect(screen.getByAltText('ada.jpg')).toBeVisible();
  await put('Phone Number', '08099999999');
  await send();
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(calls).toHaveLength(2);
  expect(calls[1]).toMatchObject({ ifMatch: '"7-1"', fields: { phone: '08099999999' } });
  expect(calls[1]?.key).not.toBe(calls[0]?.key);
  expect(calls[1]?.fields['upload']).toBe(calls[1]?.key);
});

test('a refusal that comes while something else is typed costs none of both', async () => {
  const refusal = refused(400, 'Please check the form', { phone: 'This number is not in use' });
  const tries = answerSaves(api, agentPaths.edit, offline);
  await open();
  await put('Phone Number', '08011111111');
  await send();
  await untilTried(tries);
  await press('Edit');
  await waitFor(() => {
    expect(field('Phone Number')).toHaveValue('08011111111');
  });
  await put('Address', '1 Broad Street');
  const calls = answerSaves(api, agentPaths.edit, refusal, saved());
  dispatchEvent(new Event('online'));
  await user.click(await screen.findByText('Correct them here'));
  await waitFor(() => {
    expect(field('Phone Number')).toHaveAccessibleDescription('This number is not in use');
  });
  await put('Phone Number', '08099999999');
  await send();
  await screen.findByText('Profile saved');
  expect(calls[1]?.fields).toMatchObject({ address: '1 Broad Street', phone: '08099999999' });
});

test('when the session is over the change stays, and waits for the next login', async () => {
  const calls = answerSaves(api, agentPaths.edit, refused(401, 'Your session has ended'));
  await open();
  await submitAddress('1 Broad Street', calls);
  await waitFor(async () => {
    expect(await card()).toHaveTextContent('It is sent once you have logged in again.');
  });
  expect(linesOf('Agent Details')).toContain('Address: 1 Broad Street');
});
