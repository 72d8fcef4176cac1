import 'fake-indexeddb/auto';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { forgetUnsent } from '@naija/runtime';

/** A phone's store for one test file, in which nothing of Ada Obi's is left over from the test before. */
export function mockOutbox(): void {
  // Its code is loaded with the first use, which is not what the first test is to wait for.
  beforeAll(() => forgetUnsent('7'));
  beforeEach(() => {
    // Nothing waits for its time because of what failed in the test before.
    dispatchEvent(new Event('focus'));
    // What has failed is tried again when a test says so, not by itself in the middle of what it does.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    // What is still on the screen would be kept again.
    cleanup();
    for (const letGo of held.splice(0)) letGo(Response.error());
    await forgetUnsent('7');
  });
}

/** Lets this phone have no room for anything more, until the function it returns is called. */
export function fillPhone(): () => void {
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(noRoom);
  const other = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(noRoom);
  return () => {
    spy.mockRestore();
    other.mockRestore();
  };
}

function noRoom(): never {
  throw new DOMException('No room', 'QuotaExceededError');
}

const held: ((answer: Response) => void)[] = [];

/** An answer that does not come while the test runs. */
export const never = () =>
  new Promise<Response>((resolve) => {
    held.push(resolve);
  });

/** How many answers do not come by now. */
export const heldCount = () => held.length;

const clone = globalThis.structuredClone;

// Node takes jsdom's files for empty objects.
function cloneWithFiles(value: unknown): unknown {
  if (value instanceof Blob) return value;
  if (Array.isArray(value)) return value.map(cloneWithFiles);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return clone(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cloneWithFiles(inner)]));
}
globalThis.structuredClone = cloneWithFiles as typeof clone;
