import { vi } from 'vitest';
import { MemoryCaches } from './cache-storage.ts';

export interface TestScope {
  caches: MemoryCaches;
  /** Ids of the open pages. */
  pages: string[];
  /** Messages to the pages. */
  posted: unknown[];
}

/** Stubs a worker's global scope at `https://naija.test`, with no page open and nothing cached. */
export function stubWorkerScope(): TestScope {
  const test: TestScope = { caches: new MemoryCaches(), pages: [], posted: [] };
  const page = (id: string) => ({
    id,
    postMessage: (message: unknown) => {
      test.posted.push(message);
    },
  });
  vi.stubGlobal('caches', test.caches);
  vi.stubGlobal('location', new URL('https://naija.test/sw.js'));
  vi.stubGlobal('clients', {
    matchAll: () => Promise.resolve(test.pages.map(page)),
    claim: () => Promise.resolve(),
  });
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, work: () => Promise<unknown>) => work() },
  });
  return test;
}
