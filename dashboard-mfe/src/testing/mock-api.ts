import { http, HttpResponse } from 'msw';
import { afterEach } from 'vitest';
import { ownFiguresPath } from '@naija/contracts/http/interest';
import { endSession } from '@naija/runtime';
import { mockApi as mockServer } from '@naija/runtime/testing';

/** Mocks the server for one test file, and ends the session after each test. */
export function mockApi() {
  // Hooks run last in, first out: the page is unmounted before the session ends.
  afterEach(() => {
    endSession();
  });
  // Figures are requested last: a test may have ended by then.
  return mockServer(http.get(`*${ownFiguresPath}`, () => HttpResponse.json({ weeks: [] })));
}
