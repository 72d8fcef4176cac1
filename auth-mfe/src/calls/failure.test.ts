import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

const THROWN = 'Failed to create account. Please try again.';
const OFFLINE = 'Please check your internet connection and try again';

test.each([
  ['an answer with words', { status: 400, data: { message: 'No.', code: 'bad_request' } }, 'No.'],
  ['an answer without words', { status: 500, data: { oops: true } }, 'Something went wrong!'],
  ['an answer that is no JSON', { status: 'PARSING_ERROR', originalStatus: 502 }, 'Something went wrong!'],
  ['no answer', { status: 'FETCH_ERROR', error: 'Failed to fetch' }, THROWN, OFFLINE],
  ['no answer in time', { status: 'TIMEOUT_ERROR', error: 'aborted' }, THROWN, OFFLINE],
  ['a fault of ours', { name: 'TypeError', message: 'x is undefined' }, THROWN],
  ['nothing at all', undefined, THROWN],
])('%s is told in words', (_, error, message, hint?: string) => {
  expect(failureOf(error)).toMatchObject({ message, ...(hint !== undefined && { hint }) });
});

test('only a missing connection is put down to the connection', () => {
  expect(failureOf(new Error('fault'))).not.toHaveProperty('hint');
});
