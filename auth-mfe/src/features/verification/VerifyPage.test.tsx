import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
import { rememberAgent, startSession } from '@naija/runtime';
import { mockApi, offline, ok, refused } from '../../testing/mock-api.ts';
import { address, field, fill, heading, openPage, press } from '../../testing/open-page.tsx';

const api = mockApi();

const SENT = 'If this email is waiting to be verified, a new link is on its way.';
const verified = ok({ message: 'Your email is verified.' });

beforeEach(() => {
  rememberAgent({ name: 'Ada Obi', email: 'ada@example.com' });
});

test('shows a new agent where the link was sent, with the next steps', async () => {
  await openPage('/verify');
  expect(screen.getByText(/^We sent a verification link to/)).toHaveTextContent('ada@example.com');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(document.title).toBe('Verify your email · NaijaAgents');
});

test('shows the same hint about an existing account to every visitor', async () => {
  await openPage('/verify');
  expect(screen.getByText('Account created. Now verify your email.')).toBeVisible();
  expect(screen.getByText('Already registered? Look for our other email.')).toBeVisible();
});

test('the mailed code verifies the address, even pasted with spaces', async () => {
  const requests = api.respond(authPaths.verifyCode, verified);
  await openPage('/verify');
  await userEvent.click(field('Code'));
  await userEvent.paste(' 123 456 ');
  await press('Verify');
  expect(await screen.findByText('Your email is verified.')).toBeVisible();
  expect(requests[0]?.body).toEqual({ email: 'ada@example.com', code: '123456' });
});

test('Continue deletes the name and address cookies and opens the login', async () => {
  api.respond(authPaths.verifyCode, verified);
  await openPage('/verify');
  await fill({ Code: '123456' });
  await press('Verify');
  await screen.findByText('Your email is verified.');
  await press('Continue');
  expect(address()).toBe('/login');
  expect(document.cookie).toBe('');
});

test('after the code, the link of the mail without its token says that the email is verified', async () => {
  api.respond(authPaths.verifyCode, verified);
  await openPage('/verify');
  await fill({ Code: '123456' });
  await press('Verify');
  await screen.findByText('Your email is verified.');
  cleanup();
  await openPage('/verified');
  expect(heading()).toBe('Email already verified');
});

test('Continue keeps a session', async () => {
  startSession({ token: 'any', id: '7', name: 'Ada Obi', email: 'ada@example.com' });
  api.respond(authPaths.verifyCode, verified);
  await openPage('/verify');
  await fill({ Code: '123456' });
  await press('Verify');
  await screen.findByText('Your email is verified.');
  await press('Continue');
  expect(document.cookie).toBe('token=any; id=7');
});

test('the code field offers one-time codes and a numeric keyboard', async () => {
  await openPage('/verify');
  expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field('Code')).toHaveAttribute('inputmode', 'numeric');
});

test.each([
  ['', 'Please enter the code'],
  ['12345', 'The code has 6 digits'],
  ['abcdef', 'The code has 6 digits'],
])('refuses the code %j without a request', async (typed, message) => {
  await openPage('/verify');
  if (typed !== '') await fill({ Code: typed });
  await press('Verify');
  expect(await screen.findByText(message)).toBeVisible();
});

test('a wrong code shows the message of the server once, and stays in the field', async () => {
  api.respond(authPaths.verifyCode, refused(400, 'Wrong code.', { code: 'Wrong code.' }));
  await openPage('/verify');
  await fill({ Code: '123456' });
  await press('Verify');
  expect(await screen.findByText('Wrong code.')).toBeVisible();
  expect(field('Code')).toHaveValue('123456');
});

test('a new mail can be requested once a minute', async () => {
  const requests = api.respond(authPaths.resendVerification, ok({ message: SENT }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    await openPage('/verify');
    await press('Resend email');
    expect(await screen.findByText(`${SENT} Wait a minute before asking again.`)).toBeVisible();
    await press('Resend email');
    expect(requests.map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);
    await vi.advanceTimersByTimeAsync(60_000);
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Resend email' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
    await press('Resend email');
    await waitFor(() => {
      expect(requests).toHaveLength(2);
    });
  } finally {
    vi.useRealTimers();
  }
});

test('a failed request for a mail says why and can be repeated at once', async () => {
  api.respond(
    authPaths.resendVerification,
    offline,
    refused(429, 'Too many emails. Try again in 20 minutes.'),
  );
  await openPage('/verify');
  await press('Resend email');
  expect(await screen.findByText('Please check your internet connection and try again')).toBeVisible();
  await press('Resend email');
  expect(await screen.findByText('Too many emails. Try again in 20 minutes.')).toBeVisible();
});

test('asks for the address if it is unknown', async () => {
  document.cookie = 'email=; path=/; max-age=0';
  const codes = api.respond(authPaths.verifyCode, verified);
  const mails = api.respond(authPaths.resendVerification, ok({ message: SENT }));
  await openPage('/verify');
  expect(screen.getByText(/^We sent a verification link to your email\./)).toBeVisible();
  await fill({ 'Email for the new link': 'ada@example.com' });
  await press('Resend email');
  await screen.findByText(new RegExp(SENT));
  await fill({ Email: 'ada@example.com', Code: '123456' });
  await press('Verify');
  await waitFor(() => {
    expect(heading()).toBe('Email verified');
  });
  expect(mails[0]?.body).toEqual({ email: 'ada@example.com' });
  expect(codes[0]?.body).toEqual({ email: 'ada@example.com', code: '123456' });
});
