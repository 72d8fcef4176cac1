import { FAILED_REQUEST_MARK } from '@naija/contracts/http/request-id';
import { afterEach, expect, test, vi } from 'vitest';
import { sentReports } from '../../testing/reports.ts';
import { sendReport } from './send-report.ts';

const fetch = vi.fn<typeof globalThis.fetch>();

function online(answer: () => Promise<Response> = () => Promise.resolve(new Response(null))): void {
  fetch.mockReset().mockImplementation(answer);
  vi.stubGlobal('fetch', fetch);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a report has remote, version and kind, and no personal data', () => {
  online();
  sendReport({ remote: 'sample', version: '1.0.0', kind: 'import', message: 'ada@mail.ng at /x?q=ada' });
  expect(sentReports(fetch)).toEqual([
    { remote: 'sample', version: '1.0.0', kind: 'import', message: '… at /x' },
  ]);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
});

test('a repeated failure is reported once per page', () => {
  online();
  const failure = { remote: 'sample', version: '2.0.0', kind: 'runtime', message: 'boom' } as const;
  sendReport(failure);
  sendReport({ ...failure, message: 'boom again' });
  sendReport({ ...failure, kind: 'render' });
  expect(sentReports(fetch).map(({ kind }) => kind)).toEqual(['runtime', 'render']);
});

test('sends nothing offline, and ignores a refused report', () => {
  online(() => Promise.reject(new TypeError('Failed to fetch')));
  sendReport({ remote: 'sample', version: '3.0.0', kind: 'runtime', message: 'boom' });
  expect(fetch).toHaveBeenCalledOnce();
  vi.stubGlobal('navigator', { onLine: false });
  sendReport({ remote: 'sample', version: '4.0.0', kind: 'runtime', message: 'boom' });
  expect(fetch).toHaveBeenCalledOnce();
});

test('names the last request that the server failed to answer', () => {
  online();
  performance.mark(FAILED_REQUEST_MARK, { detail: '1a2b3c4d-id' });
  sendReport({ remote: 'sample', version: '5.0.0', kind: 'render', message: 'boom' });
  performance.clearMarks(FAILED_REQUEST_MARK);
  expect(sentReports(fetch)).toMatchObject([{ version: '5.0.0', request: '1a2b3c4d-id' }]);
});
