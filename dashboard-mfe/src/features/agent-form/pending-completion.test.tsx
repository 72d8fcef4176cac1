import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { BIO, completed, fillAgentForm, openAgentForm } from '../../testing/agent-form.ts';
import { chooseNone, field, sectionOf, send, stubObjectUrls, user } from '../../testing/form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { mockOutbox } from '../../testing/outbox.ts';
import { badGateway, mockSaves, offline, tryUntilSent, waitForAttempt } from '../../testing/saves.ts';
import { mockUploads } from '../../testing/uploads.ts';

const api = mockApi();
mockOutbox();
beforeEach(stubObjectUrls);

const card = () => sectionOf('Your profile');
const press = async (name: string) => user.click(await within(await card()).findByText(name));

test.each([
  ['the network is down', offline],
  ['the error has no message', badGateway],
])(
  'when %s, the form stays pending on the device, even after a reload, and is sent once',
  async (_, response) => {
    mockUploads(api);
    const before = mockSaves(api, agentPaths.update, response);
    await openAgentForm(api);
    await fillAgentForm();
    await send();
    await waitForAttempt(before);
    expect(await screen.findByText("Saved. We'll send it as soon as your connection allows.")).toBeVisible();
    cleanup();
    await openAgentForm(api);
    await within(await card()).findByText('Try now');
    const after = mockSaves(api, agentPaths.update, completed);
    await tryUntilSent(await card(), after);
    expect(await screen.findByText('Profile completed')).toBeVisible();
    expect(after.map(({ key }) => key)).toEqual([before[0]?.key]);
  },
);

test('a pending submission can be edited in the form again, with its photo', async () => {
  mockUploads(api);
  const calls = mockSaves(api, agentPaths.update, offline);
  await openAgentForm(api);
  await fillAgentForm();
  await send();
  await waitForAttempt(calls);
  await press('Edit');
  expect(await screen.findByLabelText('About')).toHaveValue(BIO);
  expect(await screen.findByText(/^Draft from .* restored$/)).toBeVisible();
  expect(field('Inspection Fee (₦)')).toHaveValue('50,000');
  expect(screen.getByAltText('ada.jpg')).toBeVisible();
});

test('a pending submission is edited with the figures that there are none of', async () => {
  mockUploads(api);
  const calls = mockSaves(api, agentPaths.update, offline);
  await openAgentForm(api);
  await fillAgentForm();
  await chooseNone('AirBnB Listings');
  await send();
  await waitForAttempt(calls);
  await press('Edit');
  expect(await screen.findByLabelText('AirBnB Listings')).toHaveValue('None');
  expect(field('Number of Sales')).toHaveValue('3');
});

test('cancelling a pending submission leaves an empty form', async () => {
  mockUploads(api);
  mockSaves(api, agentPaths.update, offline);
  await openAgentForm(api);
  await fillAgentForm();
  await send();
  await press('Cancel');
  await press('Remove');
  expect(await screen.findByLabelText('About')).toHaveValue('');
});
