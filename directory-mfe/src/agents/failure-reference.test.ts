import { expect, test } from 'vitest';
import { failureReference } from './messages.ts';

test('a request that failed on the server has a short reference', () => {
  expect(failureReference({ status: 500, request: '1a2b3c4d-5e6f-4a1b-8c2d-3e4f5a6b7c8d' })).toBe(
    'Reference: 1a2b3c4d',
  );
});

test.each([undefined, { status: 'FETCH_ERROR' }, { status: 404 }])('%j has no reference', (error) => {
  expect(failureReference(error)).toBeUndefined();
});
