import { expect, test, vi } from 'vitest';
import { toLoginError, toRequestError, toSignupError } from './request-error.ts';

const THROWN = 'Failed to create account. Please try again.';
const OFFLINE = 'Please check your internet connection and try again';

test.each([
  ['a response with a message', { status: 400, data: { message: 'No.', code: 'bad_request' } }, 'No.'],
  ['a response without a message', { status: 500, data: { oops: true } }, 'Something went wrong!'],
  ['a response that is not JSON', { status: 'PARSING_ERROR', originalStatus: 502 }, 'Something went wrong!'],
  ['no response', { status: 'FETCH_ERROR', error: 'Failed to fetch' }, OFFLINE],
  ['a timeout', { status: 'TIMEOUT_ERROR', error: 'aborted' }, OFFLINE],
  ['a bug in the page', { name: 'TypeError', message: 'x is undefined' }, THROWN],
  ['an unknown error', undefined, THROWN],
])('shows a message for %s', (_, error, message) => {
  expect(toRequestError(error)).toMatchObject({ message });
});

const LOST = { status: 'FETCH_ERROR', error: 'Failed to fetch' };

test('a sign-up without a network says that there is no account, and why', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(toSignupError(LOST)).toEqual({ message: THROWN, hint: OFFLINE });
});

test('a sign-up without an answer does not say that there is no account', () => {
  const message = expect.stringMatching(/^The server did not answer, so we cannot say whether/) as string;
  expect(toSignupError(LOST)).toEqual({ message, hint: OFFLINE });
});

test('a login without an answer says that no agent is logged in', () => {
  const message = "You're not logged in: we couldn't reach the server.";
  expect(toLoginError(LOST)).toEqual({ message, hint: OFFLINE });
});

test('blames the connection only when the server was not reached', () => {
  expect(toSignupError(new Error('fault'))).toEqual({ message: THROWN });
});
