import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { BIO, completed, fillAgentForm, openAgentForm } from '../../testing/agent-form.ts';
import { chooseNone, field, replaceText, send, stubObjectUrls, user } from '../../testing/form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { address, openPage } from '../../testing/open-page.tsx';
import { mockOutbox } from '../../testing/outbox.ts';
import { ada } from '../../testing/records.ts';
import { mockSaves, refused } from '../../testing/saves.ts';
import { mockUploads, photo } from '../../testing/uploads.ts';

const api = mockApi();
mockOutbox();
beforeEach(stubObjectUrls);

test('redirects to the login without a session', async () => {
  await openPage('/agentform');
  expect(address()).toBe('/login?next=/agentform');
});

test('redirects an agent with a complete profile to the dashboard', async () => {
  await openAgentForm(api, ada());
  await waitFor(() => {
    expect(address()).toMatch(/^\/dashboard/);
  });
});

test('an empty form sends nothing, asks for the photo and shows an error at every field', async () => {
  await openAgentForm(api);
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
  ['Inspection Fee (₦)', '1,5k', "We can't read this amount. Write it like 1,500,000 or 1.5m"],
  ['Commission (%)', '101', 'A percentage must not exceed 100'],
  ['Commission (%)', '2.25', 'Please enter a percentage like 10 or 2.5, with at most one decimal'],
])('%s %j is refused when it loses the focus: %s', async (label, text, message) => {
  await openAgentForm(api);
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
  await user.tab();
  expect(await screen.findByText(message)).toBeVisible();
});

test('refuses a file that is not an image', async () => {
  await openAgentForm(api);
  await user.upload(
    await screen.findByLabelText('Profile photo'),
    new File(['%PDF'], 'ada.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('Please select a valid image file.')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'ada.pdf' })).toBeNull();
});

test('a complete form is sent with its photo and the session token, then disappears', async () => {
  const calls = mockSaves(api, agentPaths.update, completed);
  const photos = mockUploads(api);
  await openAgentForm(api);
  await fillAgentForm();
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
  await user.click(screen.getByText('Continue'));
  expect(address()).toBe('/');
});

test('numbers are sent as they were meant, and the form says how it reads them', async () => {
  const calls = mockSaves(api, agentPaths.update, completed);
  mockUploads(api);
  await openAgentForm(api);
  await fillAgentForm();
  await replaceText('Inspection Fee (₦)', '₦7.5k');
  await replaceText('Number of Rents', '1 200');
  await replaceText('Agreement (%)', '2,5');
  expect(field('Inspection Fee (₦)')).toHaveAccessibleDescription("That's ₦7,500");
  expect(field('Number of Rents')).toHaveAccessibleDescription("That's 1,200");
  await send();
  await screen.findByText('Profile completed');
  expect(calls[0]?.fields).toMatchObject({ inspectionFee: 7_500, rentPrice: 1_200, agreement: 2.5 });
});

test('an agent without listings who asks for nothing chooses so, and is sent as such', async () => {
  const calls = mockSaves(api, agentPaths.update, completed);
  mockUploads(api);
  await openAgentForm(api);
  await fillAgentForm();
  await chooseNone('AirBnB Listings');
  await chooseNone('Inspection Fee (₦)');
  await chooseNone('Commission (%)');
  expect(field('AirBnB Listings')).toHaveValue('None');
  expect(field('Inspection Fee (₦)')).toHaveValue('Free');
  expect(field('Commission (%)')).toHaveValue('No fee');
  await screen.findByText('Draft saved on this device');
  cleanup();
  await openAgentForm(api);
  expect(await screen.findByLabelText('AirBnB Listings')).toHaveValue('None');
  await send();
  await screen.findByText('Profile completed');
  expect(calls[0]?.fields).toMatchObject({ airbnb: 0, inspectionFee: 0, commission: 0, sales: 3 });
});

test('a field that the server refuses shows the reason, and every value stays', async () => {
  mockUploads(api);
  const refusal = refused(400, 'Please check the form', { bio: 'These words are not allowed' });
  const calls = mockSaves(api, agentPaths.update, refusal, completed);
  await openAgentForm(api);
  await fillAgentForm();
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

test('the reason why a photo was refused goes with the photo, and a reload does not bring it back', async () => {
  mockUploads(api);
  const message = 'Please select a valid image file.';
  mockSaves(api, agentPaths.update, refused(400, message, { image: message }));
  await openAgentForm(api);
  await fillAgentForm();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field('Profile photo')).toHaveAccessibleDescription(new RegExp(message));
  await user.upload(field('Profile photo'), photo('good.jpg', 2_000));
  await waitFor(() => {
    expect(screen.queryByText(new RegExp(message))).toBeNull();
  });
  await screen.findByText('Draft saved on this device');
  cleanup();
  await openAgentForm(api);
  expect(await screen.findByAltText('good.jpg')).toBeVisible();
  expect(screen.queryByText(new RegExp(message))).toBeNull();
});

test('what was typed is restored after a reload, with the photo', async () => {
  await openAgentForm(api);
  await fillAgentForm();
  await screen.findByText('Draft saved on this device');
  cleanup();
  await openAgentForm(api);
  expect(await screen.findByLabelText('About')).toHaveValue(BIO);
  expect(screen.getByText(/^Draft from .* restored$/)).toBeVisible();
  expect(screen.getByAltText('ada.jpg')).toBeVisible();
  await user.click(screen.getByText('Discard'));
  expect(field('About')).toHaveValue('');
});
