import { vi } from 'vitest';
import { MemoryCaches } from './cache-storage.ts';

/** What a worker under test is surrounded by, and what came of it. */
export interface TestScope {
  caches: MemoryCaches;
  /** Ids of the pages that are open. */
  pages: string[];
  /** What the pages were told. */
  told: unknown[];
}

/** Surrounds the code under test with a worker's scope at `https://naija.test`, with no page open and nothing kept. */
export function inWorker(): TestScope {
  const test: TestScope = { caches: new MemoryCaches(), pages: [], told: [] };
  const page = (id: string) => ({
    id,
    postMessage: (message: unknown) => {
      test.told.push(message);
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
