import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { answerDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { changedElsewhere, field, put, saved, send, showFiles, user } from '../../testing/edit-form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { address } from '../../testing/open-page.tsx';
import { fillPhone, mockOutbox } from '../../testing/outbox.ts';
import { ada } from '../../testing/records.ts';
import { answerSaves, offline, photo } from '../../testing/uploads.ts';

const api = mockApi();
mockOutbox();
beforeEach(showFiles);

async function open(held: Parameters<typeof answerDashboard>[1] = {}) {
  answerDashboard(api, held);
  await openDashboard('?tab=edit-profile');
  await screen.findByLabelText('Address');
}

const kept = () => screen.findByText('Draft saved on this phone');
const restored = () => screen.findByText(/^Draft from .*\d\d:\d\d restored$/);
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function typeAndLeave() {
  await open();
  await user.upload(field('Display picture (optional)'), photo());
  await put('Address', '1 Broad Street');
  await kept();
  cleanup();
}

test('what was typed is back after a reload, with the photo that was chosen', async () => {
  await typeAndLeave();
  await open();
  expect(await restored()).toBeVisible();
  expect(field('Address')).toHaveValue('1 Broad Street');
  expect(screen.getByAltText('ada.jpg')).toBeVisible();
});

test('a draft that is discarded leaves the record in the form, and does not come back', async () => {
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

test('once it is on its way a draft is none any more', async () => {
  answerSaves(api, agentPaths.edit, offline);
  await open();
  await put('Address', '1 Broad Street');
  await send();
  await screen.findByText('Your changes');
  cleanup();
  await open();
  expect(screen.queryByText(/^Draft from/)).toBeNull();
});

test('a draft of a record that was changed since is held against the one that it was typed over', async () => {
  const calls = answerSaves(api, agentPaths.edit, changedElsewhere({ phone: '08099999999' }));
  await typeAndLeave();
  await open({ agent: ada({ phone: '08099999999' }), version: 9 });
  await restored();
  await user.click(screen.getByText('Remove'));
  await send();
  expect(await screen.findByText('Choose what to keep')).toBeVisible();
  expect(calls[0]?.ifMatch).toBe('"7-1"');
});

test('a draft of a record of which nothing it says was changed since is sent as an edit of that', async () => {
  const calls = answerSaves(api, agentPaths.edit, saved());
  await open();
  await put('Address', '1 Broad Street');
  await kept();
  cleanup();
  await open({ version: 9 });
  await restored();
  await send();
  await screen.findByText('Profile saved');
  expect(calls[0]?.ifMatch).toBe('"7-9"');
});

test('leaving asks only while something typed is not kept', async () => {
  const makeRoom = fillPhone();
  await open();
  expect(asks()).toBe(false);
  await put('Address', '1 Broad Street');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved');
  expect(asks()).toBe(true);
  makeRoom();
  await put('Address', '2 Broad Street');
  await kept();
  expect(asks()).toBe(false);
});

test('a phone without room says so, keeps the text on the screen and sends it all the same', async () => {
  const makeRoom = fillPhone();
  const calls = answerSaves(api, agentPaths.edit, offline);
  await open();
  await put('Address', '1 Broad Street');
  await send();
  await waitFor(() => {
    expect(calls).not.toEqual([]);
  });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    'Not saved: this phone has no room. Keep this page open until it is sent.',
  );
  expect(field('Address')).toHaveValue('1 Broad Street');
  answerSaves(api, agentPaths.edit, saved({ address: '1 Broad Street' }));
  dispatchEvent(new Event('online'));
  await screen.findByText('Profile saved');
  await waitFor(() => {
    expect(address()).not.toContain('edit-profile');
  });
  makeRoom();
});
