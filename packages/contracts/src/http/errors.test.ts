import { expect, test } from 'vitest';
import { isErrorBody } from './errors.ts';

test('an error response of the server is recognised', () => {
  expect(isErrorBody({ message: 'No such agent', code: 'not_found' })).toBe(true);
});

test.each([[null], ['error'], [{}], [{ message: 'x' }], [{ code: 'x' }], [{ message: 1, code: 'x' }]])(
  '%j is not taken for one',
  (value) => {
    expect(isErrorBody(value)).toBe(false);
  },
);
