import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
import { startSession } from '@naija/runtime';
import { badGateway, mockApi, offline, refused } from '../../testing/mock-api.ts';
import { address, field, fill, heading, openPage, press } from '../../testing/open-page.tsx';
import { accepted, deleteDraftsAfterEach, FIELD_TEXTS, openSignup, signUp } from '../../testing/signup.ts';

const api = mockApi();
deleteDraftsAfterEach();

test('signing up is confirmed, then redirects to the verification', async () => {
  const requests = api.respond(authPaths.signup, accepted);
  await openSignup();
  expect(heading()).toBe('Create an Account');
  await signUp();
  expect(await screen.findByText('Account created successfully!')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([
    {
      name: 'Ada Ngozi Obi',
      email: 'ada@example.com',
      phone: '+2348031234567',
      address: '12 Marina Road',
      state: 'akwa-ibom',
      password: 'Opensesame#7',
    },
  ]);
  expect(document.cookie).toBe('name=Ada; email=ada@example.com');
  await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
  expect(address()).toBe('/verify');
});

test('sends the Instagram profile if one was entered', async () => {
  const requests = api.respond(authPaths.signup, accepted);
  await openSignup();
  await signUp('http://instagram.com/ada.homes');
  await screen.findByText('Account created successfully!');
  expect(requests[0]?.body).toMatchObject({ instagram: 'https://www.instagram.com/ada.homes' });
});

test('an empty form names every missing field, and no optional one', async () => {
  await openSignup();
  await press('Create an Account');
  for (const message of [
    'Full name is required',
    'Email is required',
    'Phone number is required',
    'Address is required',
    'State is required',
    'Password is required',
  ])
    expect(await screen.findByText(message)).toBeVisible();
  expect(field('Instagram (optional)')).toBeValid();
});

test.each([
  ['Email', 'ada@', 'Please enter a valid email'],
  ['Phone Number', '0803x1234567', 'Enter valid phone number'],
  ['Phone Number', '080312345', 'Number must be at least 11 digits'],
  ['Phone Number', '+2348031234567890', 'Number must not exceed 15 digits'],
  ['Instagram (optional)', 'https://example.com/ada', 'Please enter a valid Instagram URL'],
  ['Instagram (optional)', 'javascript:alert(1)', 'Please enter a valid Instagram URL'],
  ['Password', 'Short#1', 'Password must be at least 8 characters'],
  [
    'Password',
    'opensesame',
    'Password must contain at least one uppercase letter, one number and one special character',
  ],
])('%s %j is refused when it loses the focus: %s', async (label, text, message) => {
  await openSignup();
  await fill({ [label]: text });
  await userEvent.tab();
  await waitFor(() => {
    expect(field(label)).toBeInvalid();
  });
  expect(screen.getByText(message)).toBeVisible();
});

test('shows the strength of a new password, and offers it to the password manager', async () => {
  await openSignup();
  await fill({ Password: 'Opensesame#7' });
  expect(screen.getByText('Password strength: Strong')).toBeVisible();
  expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(field('Email')).toHaveAttribute('autocomplete', 'username');
  expect(field('Address')).toHaveAttribute('autocomplete', 'address-line1');
});

test.each([
  [
    'a rate limit',
    refused(429, 'Too many accounts. Try again in 5 minutes.'),
    'Too many accounts. Try again in 5 minutes.',
  ],
  ['an error without a message', badGateway, 'Something went wrong!'],
  ['no answer', offline, /^The server did not answer, so we cannot say whether your account was created/],
])('after %s the agent reads why, and the fields keep what was typed', async (_, response, message) => {
  api.respond(authPaths.signup, response);
  await openSignup();
  await signUp();
  expect(await screen.findByText(message)).toBeVisible();
  for (const [label, text] of Object.entries({
    ...FIELD_TEXTS,
    'Phone Number': '08031234567',
    State: 'akwa-ibom',
  }))
    expect(field(label)).toHaveValue(text);
  expect(document.cookie).toBe('');
});

test.each([
  ['Password', 'Secret-9!', 'This password is too common. Please choose another one'],
  ['Email', 'tobi@gmail', 'Please enter a valid email'],
])('%s %j is refused before anything is sent', async (label, text, message) => {
  const requests = api.respond(authPaths.signup, accepted);
  await openSignup();
  await fill({ ...FIELD_TEXTS, [label]: text });
  await userEvent.selectOptions(field('State'), 'Lagos');
  await press('Create an Account');
  expect(await screen.findByText(message)).toBeVisible();
  expect(field(label)).toHaveFocus();
  expect(requests).toEqual([]);
});

test('a password that the server refuses as too common shows the reason at its field', async () => {
  const common = 'This password is too common. Please choose another one';
  api.respond(authPaths.signup, refused(400, 'Please check what you typed', { password: common }));
  await openSignup();
  await signUp();
  await waitFor(() => {
    expect(field('Password')).toHaveAccessibleDescription(expect.stringContaining(common));
    expect(field('Password')).toHaveFocus();
  });
});

test('no password is in the Redux store or in any action', async () => {
  api.respond(authPaths.signup, accepted);
  const { store, actions } = await openSignup();
  await signUp();
  await screen.findByText('Account created successfully!');
  const dump = JSON.stringify([actions, store.getState()]);
  expect(dump).toContain('authSignup');
  expect(dump).not.toContain(FIELD_TEXTS.Password);
});

test('a logged-in agent reads so instead of the form', async () => {
  startSession({ token: 'any', id: '7', name: 'Ada Obi', email: 'ada@example.com' });
  await openPage('/signup');
  expect(screen.getByText(/^You're logged in as Ada\./)).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
});
