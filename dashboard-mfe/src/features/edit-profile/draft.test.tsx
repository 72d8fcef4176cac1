import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { mockDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { mockApi } from '../../testing/mock-api.ts';
import { address } from '../../testing/open-page.tsx';
import { fillStorage, mockOutbox } from '../../testing/outbox.ts';
import { ada } from '../../testing/records.ts';
import { field, replaceText, send, stubObjectUrls, user } from '../../testing/form.ts';
import { changedElsewhere, mockSaves, offline, saved } from '../../testing/saves.ts';
import { photo } from '../../testing/uploads.ts';

const api = mockApi();
mockOutbox();
beforeEach(stubObjectUrls);

async function open(state: Parameters<typeof mockDashboard>[1] = {}) {
  mockDashboard(api, state);
  await openDashboard('?tab=edit-profile');
  await screen.findByLabelText('Address');
}

const draftSaved = () => screen.findByText('Draft saved on this device');
const draftRestored = () => screen.findByText(/^Draft from .*\d\d:\d\d restored$/);
const confirmsUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function typeAndLeave() {
  await open();
  await user.upload(field('Display picture (optional)'), photo());
  await replaceText('Address', '1 Broad Street');
  await draftSaved();
  cleanup();
}

test('what was typed is restored after a reload, with the photo', async () => {
  await typeAndLeave();
  await open();
  expect(await draftRestored()).toBeVisible();
  expect(field('Address')).toHaveValue('1 Broad Street');
  expect(screen.getByAltText('ada.jpg')).toBeVisible();
});

test('discarding a draft resets the form to the record, for good', async () => {
  await typeAndLeave();
  await open();
  await user.click(await screen.findByText('Discard'));
  expect(field('Address')).toHaveValue('12 Marina Road');
  expect(screen.queryByAltText('ada.jpg')).toBeNull();
  cleanup();
  await open();
  expect(field('Address')).toHaveValue('12 Marina Road');
  expect(screen.queryByText(/^Draft from/)).toBeNull();
});

test('submitting deletes the draft', async () => {
  mockSaves(api, agentPaths.edit, offline);
  await open();
  await replaceText('Address', '1 Broad Street');
  await send();
  await screen.findByText('Your changes');
  cleanup();
  await open();
  expect(screen.queryByText(/^Draft from/)).toBeNull();
});

test('a draft of a record that was changed since is sent with the version it is based on', async () => {
  const calls = mockSaves(api, agentPaths.edit, changedElsewhere({ phone: '08099999999' }));
  await typeAndLeave();
  await open({ agent: ada({ phone: '08099999999' }), version: 9 });
  await draftRestored();
  await user.click(screen.getByText('Remove'));
  await send();
  expect(await screen.findByText('Choose what to keep')).toBeVisible();
  expect(calls[0]?.ifMatch).toBe('"7-1"');
});

test('a draft of a record with a new version but the same content is sent with the new version', async () => {
  const calls = mockSaves(api, agentPaths.edit, saved());
  await open();
  await replaceText('Address', '1 Broad Street');
  await draftSaved();
  cleanup();
  await open({ version: 9 });
  await draftRestored();
  await send();
  await screen.findByText('Profile saved');
  expect(calls[0]?.ifMatch).toBe('"7-9"');
});

test('leaving asks for confirmation only while input is not stored', async () => {
  const restoreStorage = fillStorage();
  await open();
  expect(confirmsUnload()).toBe(false);
  await replaceText('Address', '1 Broad Street');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved');
  expect(confirmsUnload()).toBe(true);
  restoreStorage();
  await replaceText('Address', '2 Broad Street');
  await draftSaved();
  // The latest input may be stored after earlier input.
  await waitFor(() => {
    expect(confirmsUnload()).toBe(false);
  });
});

test('on a device without storage the form says so, keeps its values and sends them', async () => {
  const restoreStorage = fillStorage();
  const calls = mockSaves(api, agentPaths.edit, offline);
  await open();
  await replaceText('Address', '1 Broad Street');
  await send();
  await waitFor(() => {
    expect(calls).not.toEqual([]);
  });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    "Not saved: this device is full. Keep this page open until it's sent.",
  );
  expect(field('Address')).toHaveValue('1 Broad Street');
  mockSaves(api, agentPaths.edit, saved({ address: '1 Broad Street' }));
  dispatchEvent(new Event('online'));
  await screen.findByText('Profile saved');
  await waitFor(() => {
    expect(address()).not.toContain('edit-profile');
  });
  restoreStorage();
});
