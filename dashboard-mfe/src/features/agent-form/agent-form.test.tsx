import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { answerDashboard } from '../../testing/dashboard.tsx';
import { field, sectionOf, send, showFiles, user } from '../../testing/edit-form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { address, logIn, openPage } from '../../testing/open-page.tsx';
import { mockOutbox } from '../../testing/outbox.ts';
import { ada, newcomer } from '../../testing/records.ts';
import {
  answerPhotos,
  answerSaves,
  offline,
  photo,
  refused,
  untilTried,
  wordless,
} from '../../testing/uploads.ts';

const api = mockApi();
mockOutbox();
beforeEach(showFiles);

const BIO = 'I help families find an honest home in Lagos and Ibadan.';
const NUMBERS = {
  'Number of Rents': '12',
  'Number of Sales': '3',
  'AirBnB Listings': '2',
  'Inspection Fee (₦)': '50000',
  'Total Deals Closed': '15',
  'Agreement (%)': '10',
  'Commission (%)': '5',
};
const saved = () => HttpResponse.json({ message: 'Profile completed' }, { status: 201 });

async function open(agent = newcomer()) {
  answerDashboard(api, { agent });
  logIn();
  await openPage('/agentform');
}

async function fill(changes: Readonly<Record<string, string>> = {}) {
  await user.upload(await screen.findByLabelText('Profile photo'), photo());
  for (const [label, text] of Object.entries({ About: BIO, ...NUMBERS, ...changes })) {
    await user.click(field(label));
    if (text !== '') await user.paste(text);
  }
}

test('without a session the form is not shown', async () => {
  await openPage('/agentform');
  expect(address()).toBe('/login?next=/agentform');
});

test('an agent whose profile is complete is sent to the dashboard', async () => {
  await open(ada());
  await waitFor(() => {
    expect(address()).toMatch(/^\/dashboard/);
  });
});

test('an empty form sends nothing, asks for the photo and names every field', async () => {
  await open();
  await screen.findByLabelText('Profile photo');
  await send();
  for (const message of [
    'Please select a profile photo',
    'Profile photo is required',
    'About section is required',
    'Rents must be greater than 0',
    'Sales must be greater than 0',
    'AirBnB listings must be greater than 0',
    'Inspection fee must be greater than 0',
    'Total deals must be greater than 0',
    'Agreement fee must be greater than 0',
    'Commission must be greater than 0',
  ])
    expect(await screen.findByText(message)).toBeVisible();
  expect(field('Profile photo')).toHaveFocus();
});

test.each([
  ['About', 'Too short', 'About section must be at least 50 characters'],
  ['Number of Sales', '0', 'Sales must be greater than 0'],
  ['Number of Rents', '1.5', 'Please enter a whole number'],
  ['Inspection Fee (₦)', '100000001', 'This number is too large'],
  ['Commission (%)', '101', 'A percentage must not exceed 100'],
])('%s %j is refused as soon as it was left: %s', async (label, text, message) => {
  await open();
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
  await user.tab();
  expect(await screen.findByText(message)).toBeVisible();
});

test('a file that is no image is not kept', async () => {
  await open();
  await user.upload(
    await screen.findByLabelText('Profile photo'),
    new File(['%PDF'], 'ada.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('Please select a valid image file.')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'ada.pdf' })).toBeNull();
});

test('a complete form is sent with its photo, in the name of the agent, and is gone afterwards', async () => {
  const calls = answerSaves(api, agentPaths.update, saved);
  const photos = answerPhotos(api);
  await open();
  await fill();
  await send();
  expect(await screen.findByText('Profile completed')).toBeVisible();
  const key = calls[0]?.key;
  expect(calls).toEqual([
    {
      fields: {
        upload: key,
        bio: BIO,
        rentPrice: 12,
        sales: 3,
        airbnb: 2,
        inspectionFee: 50_000,
        totalDeals: 15,
        agreement: 10,
        commission: 5,
      },
      key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      ifMatch: null,
      authorization: 'Bearer abc',
    },
  ]);
  expect([...photos]).toEqual([[key, 1_000]]);
  expect(screen.queryByLabelText('About')).toBeNull();
  await user.click(screen.getByText('Go on now'));
  expect(address()).toBe('/');
});

const waiting = () => sectionOf('Your profile');
const press = async (name: string) => user.click(await within(await waiting()).findByText(name));

test.each([
  ['the line is down', offline],
  ['the answer has no words', wordless],
])('when %s, the form waits on the phone, also after a reload, and is sent once', async (_, answer) => {
  answerPhotos(api);
  const before = answerSaves(api, agentPaths.update, answer);
  await open();
  await fill();
  await send();
  await untilTried(before);
  expect(await screen.findByText('It is sent as soon as there is a connection.')).toBeVisible();
  cleanup();
  await open();
  const tryNow = await within(await waiting()).findByText('Try now');
  const after = answerSaves(api, agentPaths.update, saved);
  await user.click(tryNow);
  expect(await screen.findByText('Profile completed')).toBeVisible();
  expect(after.map(({ key }) => key)).toEqual([before[0]?.key]);
});

test('what waits can be taken back into the form, with its photo', async () => {
  answerPhotos(api);
  const calls = answerSaves(api, agentPaths.update, offline);
  await open();
  await fill();
  await send();
  await untilTried(calls);
  await press('Edit');
  expect(await screen.findByLabelText('About')).toHaveValue(BIO);
  expect(await screen.findByText(/^Draft from .* restored$/)).toBeVisible();
  expect(field('Inspection Fee (₦)')).toHaveValue('50,000');
  expect(screen.getByAltText('ada.jpg')).toBeVisible();
});

test('what waits can be cancelled, and the form is empty again', async () => {
  answerPhotos(api);
  answerSaves(api, agentPaths.update, offline);
  await open();
  await fill();
  await send();
  await press('Cancel');
  await press('Remove');
  expect(await screen.findByLabelText('About')).toHaveValue('');
});

test('what the server refuses of a field is said at that field, and everything is still there', async () => {
  answerPhotos(api);
  const refusal = refused(400, 'Please check the form', { bio: 'These words are not allowed' });
  const calls = answerSaves(api, agentPaths.update, refusal, saved);
  await open();
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check the form');
  expect(field('About')).toHaveAccessibleDescription(/These words are not allowed/);
  expect(field('About')).toHaveValue(BIO);
  expect(screen.getByAltText('ada.jpg')).toBeVisible();
  await user.type(field('About'), ' Call me.');
  await send();
  expect(await screen.findByText('Profile completed')).toBeVisible();
  expect(calls[1]?.key).not.toBe(calls[0]?.key);
});

test('what was typed is back after a reload, with the photo that was chosen', async () => {
  await open();
  await fill();
  await screen.findByText('Draft saved on this phone');
  cleanup();
  await open();
  expect(await screen.findByLabelText('About')).toHaveValue(BIO);
  expect(screen.getByText(/^Draft from .* restored$/)).toBeVisible();
  expect(screen.getByAltText('ada.jpg')).toBeVisible();
  await user.click(screen.getByText('Discard'));
  expect(field('About')).toHaveValue('');
});
