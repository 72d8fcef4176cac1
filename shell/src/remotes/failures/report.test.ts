import { afterEach, expect, test, vi } from 'vitest';
import { sentReports } from '../../testing/reports.ts';
import { report } from './report.ts';

const fetch = vi.fn<typeof globalThis.fetch>();

function online(answer: () => Promise<Response> = () => Promise.resolve(new Response(null))): void {
  fetch.mockReset().mockImplementation(answer);
  vi.stubGlobal('fetch', fetch);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a failure is told by remote, version and kind, and with nothing of the visitor', () => {
  online();
  report({ remote: 'sample', version: '1.0.0', kind: 'import', message: 'ada@mail.ng at /x?q=ada' });
  expect(sentReports(fetch)).toEqual([
    { remote: 'sample', version: '1.0.0', kind: 'import', message: '… at /x' },
  ]);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
});

test('a failure that comes again and again is told once in a page', () => {
  online();
  const failure = { remote: 'sample', version: '2.0.0', kind: 'runtime', message: 'boom' } as const;
  report(failure);
  report({ ...failure, message: 'boom again' });
  report({ ...failure, kind: 'render' });
  expect(sentReports(fetch).map(({ kind }) => kind)).toEqual(['runtime', 'render']);
});

test('a page without a line sends nothing, and a report that is refused harms nobody', () => {
  online(() => Promise.reject(new TypeError('Failed to fetch')));
  report({ remote: 'sample', version: '3.0.0', kind: 'runtime', message: 'boom' });
  expect(fetch).toHaveBeenCalledOnce();
  vi.stubGlobal('navigator', { onLine: false });
  report({ remote: 'sample', version: '4.0.0', kind: 'runtime', message: 'boom' });
  expect(fetch).toHaveBeenCalledOnce();
});
