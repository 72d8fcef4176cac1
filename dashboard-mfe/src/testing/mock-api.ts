import { afterEach } from 'vitest';
import { endSession } from '@naija/runtime';
import { mockApi as mockServer } from '@naija/runtime/testing';

/** Mocks the server for one test file, and ends the session after each test. */
export function mockApi() {
  // Hooks run last in, first out: the page is unmounted before the session ends.
  afterEach(() => {
    endSession();
  });
  const server = mockServer();
  return server;
}
