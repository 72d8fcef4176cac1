import { expect, test } from 'vitest';
import { failureMessage } from './failure-message.ts';

test.each([
  [{ status: 'FETCH_ERROR' }, 'Please check your internet connection and try again'],
  [{ status: 'TIMEOUT_ERROR' }, 'Please check your internet connection and try again'],
  [{ status: 500 }, 'Something went wrong. Please try again later'],
  [{ status: 404 }, 'Something went wrong. Please try again later'],
  [undefined, 'Something went wrong. Please try again later'],
])('%j is explained as: %s', (error, message) => {
  expect(failureMessage(error)).toBe(message);
});
