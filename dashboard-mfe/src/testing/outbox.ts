import 'fake-indexeddb/auto';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { deleteUnsent } from '@naija/runtime';

/** Sets up IndexedDB for one test file, emptied after each test. */
export function mockOutbox(): void {
  // Loads the code of the outbox before the first test.
  beforeAll(() => deleteUnsent('7'));
  beforeEach(() => {
    // Resets the backoff of requests that failed in the test before.
    dispatchEvent(new Event('focus'));
    // Stops the clock of the backoff: a test triggers retries itself.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    // Mounted forms would store their drafts again.
    cleanup();
    for (const respond of pendingResponses.splice(0)) respond(Response.error());
    await deleteUnsent('7');
  });
}

/** Makes every write fail as if storage were full, until the returned function is called. */
export function fillStorage(): () => void {
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(throwQuotaExceeded);
  const other = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(throwQuotaExceeded);
  return () => {
    spy.mockRestore();
    other.mockRestore();
  };
}

function throwQuotaExceeded(): never {
  throw new DOMException('No room', 'QuotaExceededError');
}

const pendingResponses: ((response: Response) => void)[] = [];

/** A response that stays pending during the test. */
export const never = () =>
  new Promise<Response>((resolve) => {
    pendingResponses.push(resolve);
  });

export const pendingResponseCount = () => pendingResponses.length;

const clone = globalThis.structuredClone;

// Node's structuredClone takes jsdom files for empty objects.
function cloneWithFiles(value: unknown): unknown {
  if (value instanceof Blob) return value;
  if (Array.isArray(value)) return value.map(cloneWithFiles);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return clone(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cloneWithFiles(inner)]));
}
Object.assign(globalThis, { structuredClone: cloneWithFiles });
