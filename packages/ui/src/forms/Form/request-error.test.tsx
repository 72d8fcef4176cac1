import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { errorBody, loadErrorMessage, requestError, RequestErrorMessage } from './request-error.tsx';

const OFFLINE = 'Please check your internet connection and try again';
const FAILED = 'Something went wrong!';
const REFUSED = { status: 401, data: { message: 'Log in first.', code: 'unauthorized' } };

test.each([
  ['a response with a message', { status: 400, data: { message: 'No.', code: 'bad_request' } }, 'No.'],
  ['a response without a message', { status: 500, data: { oops: true } }, FAILED],
  ['a response that is not JSON', { status: 'PARSING_ERROR', originalStatus: 502 }, FAILED],
  ['no response', { status: 'FETCH_ERROR', error: 'Failed to fetch' }, OFFLINE],
  ['a timeout', { status: 'TIMEOUT_ERROR', error: 'aborted' }, OFFLINE],
  ['a bug in the page', { name: 'TypeError', message: 'x is undefined' }, FAILED],
  ['an unknown error', undefined, FAILED],
])('a visitor reads a message after %s', (_, error, message) => {
  expect(requestError(error)).toMatchObject({ message });
});

test.each([
  ['offline', { status: 'FETCH_ERROR' }],
  ['thrown', new Error('fault')],
  ['unauthorized', REFUSED],
])('a remote replaces the message "%s"', (kind, error) => {
  expect(requestError(error, { [kind]: 'Own words' }).message).toBe('Own words');
});

test('the messages about fields are kept', () => {
  const data = { message: 'No.', code: 'unprocessable', fields: { name: 'Too long' } };
  expect(requestError({ status: 422, data })).toEqual(data);
});

test('only a body in our own format counts as an error body', () => {
  expect(errorBody(REFUSED)).toBe(REFUSED.data);
  expect(errorBody({ status: 502, data: '<html>' })).toBeUndefined();
});

test.each([
  [{ status: 'FETCH_ERROR' }, OFFLINE],
  [{ status: 'TIMEOUT_ERROR' }, OFFLINE],
  [{ status: 500 }, 'Something went wrong. Please try again later'],
  [{ status: 404 }, 'Something went wrong. Please try again later'],
  [{ status: 401 }, 'Your session has ended. Please log in again.'],
  [undefined, 'Something went wrong. Please try again later'],
])('content that failed to load with %j is explained as: %s', (error, message) => {
  expect(loadErrorMessage(error)).toBe(message);
});

test('a form shows message and hint', () => {
  const { container } = render(<RequestErrorMessage error={{ message: 'No.', hint: 'Try again.' }} />);
  expect(container).toHaveTextContent('No.Try again.');
});

test.each([undefined, { message: 'No.', fields: { name: 'Too long' } }])(
  'a form shows nothing for %j',
  (error) => {
    const { container } = render(<RequestErrorMessage error={error} />);
    expect(container).toBeEmptyDOMElement();
  },
);
