import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
import { clearDraft, listDrafts, startSession } from '@naija/runtime';
import { mockApi, offline, ok, refused, wordless } from '../../testing/mock-api.ts';
import { address, field, fill, heading, openPage, press } from '../../testing/open-page.tsx';

const api = mockApi();

/** What this phone keeps of forms. */
const kept = () => listDrafts();

/** Opens the page and waits for what may have been typed before. */
async function openForm() {
  const page = await openPage('/signup');
  await screen.findByLabelText('Password');
  return page;
}

afterEach(async () => {
  cleanup();
  for (const draft of await kept()) await clearDraft(draft);
});

const typed = {
  'Full Name': 'Ada Ngozi Obi',
  Email: 'Ada@example.com',
  'Phone Number': '0803 123 4567',
  Address: '12 Marina Road',
  Password: 'Opensesame#7',
};
const accepted = ok({ name: 'Ada Ngozi Obi', email: 'ada@example.com', message: 'Created' });

async function signUp(instagram?: string): Promise<void> {
  await fill(typed);
  if (instagram !== undefined) await fill({ 'Instagram (optional)': instagram });
  await userEvent.selectOptions(field('State'), 'Akwa Ibom');
  await press('Create an Account');
}

test('a new agent is told that the account is there, and goes on to the verification', async () => {
  const calls = api.answer(authPaths.signup, accepted);
  await openForm();
  expect(heading()).toBe('Create an Account');
  await signUp();
  expect(await screen.findByText('Account created successfully!')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    {
      name: 'Ada Ngozi Obi',
      email: 'ada@example.com',
      phone: '08031234567',
      address: '12 Marina Road',
      state: 'akwa-ibom',
      password: 'Opensesame#7',
    },
  ]);
  expect(document.cookie).toBe('name=Ada; email=ada@example.com');
  await userEvent.click(screen.getByRole('link', { name: 'Go on now' }));
  expect(address()).toBe('/verify');
});

test('an Instagram profile is sent along where one was given', async () => {
  const calls = api.answer(authPaths.signup, accepted);
  await openForm();
  await signUp('http://instagram.com/ada.homes');
  await screen.findByText('Account created successfully!');
  expect(calls[0]?.body).toMatchObject({ instagram: 'https://www.instagram.com/ada.homes' });
});

test('an empty form names everything that is missing, and nothing that is not', async () => {
  await openForm();
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
])('%s %j is refused as soon as it was left: %s', async (label, text, message) => {
  await openForm();
  await fill({ [label]: text });
  await userEvent.tab();
  await waitFor(() => {
    expect(field(label)).toBeInvalid();
  });
  expect(screen.getByText(message)).toBeVisible();
});

test('a new password is judged in words, and offered to the password manager', async () => {
  await openForm();
  await fill({ Password: 'Opensesame#7' });
  expect(screen.getByText('Password strength: Strong')).toBeVisible();
  expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(field('Email')).toHaveAttribute('autocomplete', 'username');
});

test.each([
  [
    'a limit',
    refused(429, 'Too many accounts. Try again in 5 minutes.'),
    'Too many accounts. Try again in 5 minutes.',
  ],
  ['a failure without words', wordless, 'Something went wrong!'],
  ['no connection', offline, 'Failed to create account. Please try again.'],
])('after %s the agent is told why, and finds everything as typed', async (_, answer, message) => {
  api.answer(authPaths.signup, answer);
  await openForm();
  await signUp();
  expect(await screen.findByText(message)).toBeVisible();
  for (const [label, text] of Object.entries({ ...typed, 'Phone Number': '08031234567', State: 'akwa-ibom' }))
    expect(field(label)).toHaveValue(text);
  expect(document.cookie).toBe('');
});

test('a password that the server finds too common is refused at its field', async () => {
  const common = 'This password is too common. Please choose another one';
  api.answer(authPaths.signup, refused(400, 'Please check what you typed', { password: common }));
  await openForm();
  await signUp();
  await waitFor(() => {
    expect(field('Password')).toHaveAccessibleDescription(expect.stringContaining(common));
    expect(field('Password')).toHaveFocus();
  });
});

test('no password is in the store, or in any action of it', async () => {
  api.answer(authPaths.signup, accepted);
  const { store, actions } = await openForm();
  await signUp();
  await screen.findByText('Account created successfully!');
  const told = JSON.stringify([actions, store.getState()]);
  expect(told).toContain('authSignup');
  expect(told).not.toContain(typed.Password);
});

test('what was typed is there again, without the password, and says from when it is', async () => {
  await openForm();
  await fill(typed);
  await screen.findByText('Draft saved on this phone');
  expect(JSON.stringify(await kept())).not.toContain(typed.Password);
  cleanup();
  await openForm();
  expect(screen.getByText(/^Draft from .*\d\d:\d\d restored$/)).toBeVisible();
  expect(field('Full Name')).toHaveValue(typed['Full Name']);
  expect(field('Password')).toHaveValue('');
});

test('a restored draft can be discarded, and is gone', async () => {
  await openForm();
  await fill({ Address: typed.Address });
  await screen.findByText('Draft saved on this phone');
  cleanup();
  await openForm();
  await press('Discard');
  expect(field('Address')).toHaveValue('');
  await waitFor(async () => {
    expect(await kept()).toEqual([]);
  });
});

test('when all but the password is emptied again, there is no draft', async () => {
  await openForm();
  await fill({ Address: typed.Address, Password: typed.Password });
  await waitFor(async () => {
    expect(await kept()).toHaveLength(1);
  });
  await userEvent.clear(field('Address'));
  await waitFor(async () => {
    expect(await kept()).toEqual([]);
  });
});

test('once the account is there, nothing of it is left to be typed again', async () => {
  api.answer(authPaths.signup, accepted);
  await openForm();
  await signUp();
  await screen.findByText('Account created successfully!');
  await waitFor(async () => {
    expect(await kept()).toEqual([]);
  });
});

test('someone who is logged in is told so instead', async () => {
  startSession({ token: 'any', id: '7', name: 'Ada Obi', email: 'ada@example.com' });
  await openPage('/signup');
  expect(screen.getByText(/^You are logged in as Ada\./)).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
});
