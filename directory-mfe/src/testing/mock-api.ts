import { cleanup } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * A stand-in for the server's calls in one test file. A call without a handler fails the test.
 * @param always answers between the tests too, to what is sent late
 */
export function mockApi(...always: RequestHandler[]) {
  const server = setupServer(...always);
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => {
    // What is still on the screen may call until it is gone.
    cleanup();
    server.resetHandlers();
    sessionStorage.clear();
  });
  afterAll(() => {
    server.close();
  });
  return server;
}
