import { FAILED_REQUEST_MARK, REQUEST_ID_HEADER } from '@naija/contracts/http/request-id';
import { afterEach, expect, test } from 'vitest';
import { withRequestId } from './request-id.ts';

const kept = () =>
  performance.getEntriesByName(FAILED_REQUEST_MARK).map((mark) => String((mark as PerformanceMark).detail));
const failed = (status: number, id: string) =>
  withRequestId({ status, data: {} }, new Response(null, { status, headers: { [REQUEST_ID_HEADER]: id } }));

afterEach(() => {
  performance.clearMarks(FAILED_REQUEST_MARK);
});

test('the last request that the server failed to answer is kept for the failure report', () => {
  expect(failed(500, 'first-id')).toEqual({ status: 500, data: {}, request: 'first-id' });
  failed(503, 'last-id');
  expect(kept()).toEqual(['last-id']);
});

test('a refused request does not count as failed', () => {
  expect(failed(404, 'an-id')).toEqual({ status: 404, data: {} });
  expect(kept()).toEqual([]);
});
