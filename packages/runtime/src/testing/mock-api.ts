import { SITE_HEADER } from '@naija/contracts/http/paths';
import { cleanup } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * Mocks the server in one test file. A request without a handler fails the test.
 * @param always handlers that also respond to late requests, between tests
 */
export function mockApi(...always: RequestHandler[]) {
  const server = setupServer(...always);
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    const { fetch } = globalThis;
    globalThis.fetch = async (...request) => {
      const response = await fetch(...request);
      const isJson = response.headers.get('content-type')?.includes('json');
      // All responses of the server have this header. Others come from captive portals.
      if (isJson) response.headers.set(SITE_HEADER, '1');
      return response;
    };
  });
  afterEach(() => {
    // Unmounted first, because mounted components may still send requests.
    cleanup();
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
  return server;
}
