import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { answerDashboard } from '../../testing/dashboard.tsx';
import { mockApi } from '../../testing/mock-api.ts';
import { address, logIn, openPage } from '../../testing/open-page.tsx';
import { ada, newcomer } from '../../testing/records.ts';
import { answerUploads, never, offline, photo, refused, wordless } from '../../testing/uploads.ts';

const api = mockApi();
const user = userEvent.setup({ applyAccept: false });
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

const field = (label: string) => screen.getByLabelText(label);
const send = () => user.click(screen.getByRole('button', { name: 'Upload Data' }));

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
});

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

test('a complete form is sent with its photo, in the name of the agent, and is empty afterwards', async () => {
  const calls = answerUploads(api, agentPaths.update, saved);
  await open();
  await fill();
  await send();
  expect(await screen.findByText('Profile completed')).toBeVisible();
  expect(calls).toEqual([
    {
      fields: {
        image: '(file)',
        bio: BIO,
        rentPrice: '12',
        sales: '3',
        airbnb: '2',
        inspectionFee: '50000',
        totalDeals: '15',
        agreement: '10',
        commission: '5',
      },
      key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      ifMatch: null,
      authorization: 'Bearer abc',
    },
  ]);
  expect(screen.queryByLabelText('About')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Go on now' }));
  expect(address()).toBe('/');
});

test.each([
  [
    'the server gives its words',
    refused(413, 'File size should be less than 5MB.'),
    'File size should be less than 5MB.',
  ],
  ['the answer has no words', wordless, 'Error saving profile. Please try again.'],
  [
    'the line is down',
    offline,
    'Error saving profile. Please try again.Please check your internet connection and try again',
  ],
])('when %s, the agent reads why and keeps everything', async (_, answer, words) => {
  answerUploads(api, agentPaths.update, answer);
  await open();
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field('About')).toHaveValue(BIO);
  expect(screen.getByRole('img', { name: 'ada.jpg' })).toBeVisible();
});

test('what the server refuses of a field is said at that field', async () => {
  answerUploads(
    api,
    agentPaths.update,
    refused(400, 'Please check the form', { image: 'This photo is damaged' }),
  );
  await open();
  await fill();
  await send();
  await waitFor(() => {
    expect(field('Profile photo')).toHaveAccessibleDescription(/This photo is damaged/);
  });
});

test('sending again after a lost answer is the same intent, and changed words are another', async () => {
  const calls = answerUploads(api, agentPaths.update, offline, offline, saved);
  await open();
  await fill();
  await send();
  await screen.findByRole('alert');
  await send();
  await waitFor(() => {
    expect(calls).toHaveLength(2);
  });
  await screen.findByRole('alert');
  await user.type(field('About'), ' Call me.');
  await send();
  await screen.findByText('Profile completed');
  expect(calls[1]?.key).toBe(calls[0]?.key);
  expect(calls[2]?.key).not.toBe(calls[0]?.key);
});

test('an upload can be cancelled, and nothing is lost', async () => {
  const calls = answerUploads(api, agentPaths.update, never);
  await open();
  await fill();
  await send();
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  expect(screen.getByRole('button', { name: 'Uploading...' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('progressbar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
  expect(await screen.findByRole('button', { name: 'Upload Data' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('About')).toHaveValue(BIO);
});
