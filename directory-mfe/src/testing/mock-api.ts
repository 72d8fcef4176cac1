import { cleanup } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** A stand-in for the server's calls in one test file. A call without a handler fails the test. */
export function mockApi() {
  const server = setupServer();
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
