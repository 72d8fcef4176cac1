import { expect, test } from 'vitest';
import { failureKind } from './failure.ts';

test.each([
  [{ status: 404, data: {} }, 'not_found'],
  [{ status: 'FETCH_ERROR', error: 'Failed to fetch' }, 'offline'],
  [{ status: 'TIMEOUT_ERROR', error: 'aborted' }, 'offline'],
  [{ status: 503, data: {} }, 'other'],
  [{ status: 'PARSING_ERROR', originalStatus: 200, data: '<html>', error: '' }, 'other'],
  [new Error('a bug'), 'other'],
  [undefined, 'other'],
])('%j is classified as %s', (error, kind) => {
  expect(failureKind(error)).toBe(kind);
});
