import { expect, test } from 'vitest';
import { toRequestError } from './request-error.ts';

const THROWN = 'Failed to create account. Please try again.';
const OFFLINE = 'Please check your internet connection and try again';

test.each([
  ['a response with a message', { status: 400, data: { message: 'No.', code: 'bad_request' } }, 'No.'],
  ['a response without a message', { status: 500, data: { oops: true } }, 'Something went wrong!'],
  ['a response that is not JSON', { status: 'PARSING_ERROR', originalStatus: 502 }, 'Something went wrong!'],
  ['no response', { status: 'FETCH_ERROR', error: 'Failed to fetch' }, THROWN, OFFLINE],
  ['a timeout', { status: 'TIMEOUT_ERROR', error: 'aborted' }, THROWN, OFFLINE],
  ['a bug in the page', { name: 'TypeError', message: 'x is undefined' }, THROWN],
  ['an unknown error', undefined, THROWN],
])('shows a message for %s', (_, error, message, hint?: string) => {
  expect(toRequestError(error)).toMatchObject({ message, ...(hint !== undefined && { hint }) });
});

test('blames the connection only when the server was not reached', () => {
  expect(toRequestError(new Error('fault'))).not.toHaveProperty('hint');
});
