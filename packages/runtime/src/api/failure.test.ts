import { expect, test } from 'vitest';
import { failureKind } from './failure.ts';

test.each([
  [{ status: 404, data: {} }, 'not_found'],
  [{ status: 'FETCH_ERROR', error: 'Failed to fetch' }, 'offline'],
  [{ status: 'TIMEOUT_ERROR', error: 'aborted' }, 'offline'],
  [{ status: 'PARSING_ERROR', originalStatus: 200, data: '<html>', error: '' }, 'offline'],
  [{ status: 'PARSING_ERROR', originalStatus: 404, data: '<html>', error: '' }, 'offline'],
  [{ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: '' }, 'unavailable'],
  [{ status: 503, data: {} }, 'unavailable'],
  [{ status: 500, data: {} }, 'other'],
  [{ status: 429, data: {} }, 'other'],
  [{ status: 'CUSTOM_ERROR', error: 'This browser refuses cookies' }, 'other'],
  [new Error('a bug'), 'other'],
  [undefined, 'other'],
])('%j is classified as %s', (error, kind) => {
  expect(failureKind(error)).toBe(kind);
});
