import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { crashedImports, markImport } from './import-mark.ts';

const TERM = 10_000;

/** Gives the page locks of which some are held by other tabs. */
function locks(...held: string[]): void {
  const query = () => Promise.resolve({ held: held.map((name) => ({ name })) });
  vi.stubGlobal('navigator', { locks: { query, request: () => Promise.resolve() } });
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an import that ended leaves no mark', async () => {
  markImport('sample@1.0.0#x', TERM)();
  expect(await crashedImports()).toEqual([]);
});

test('an import that crashed the page is found by the next page, once', async () => {
  markImport('sample@1.0.0#x', TERM);
  expect(await crashedImports()).toEqual(['sample@1.0.0#x']);
  expect(await crashedImports()).toEqual([]);
});

test('leaving the page during an import ends the mark', async () => {
  markImport('sample@1.0.0#x', TERM);
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(await crashedImports()).toEqual([]);
});

test('the mark of a page that is not frozen ends in time', async () => {
  vi.useFakeTimers();
  markImport('sample@1.0.0#x', TERM);
  await vi.advanceTimersByTimeAsync(TERM);
  expect(await crashedImports()).toEqual([]);
});

test('a mark that another tab holds is ignored', async () => {
  const request = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { locks: { request } });
  markImport('sample@1.0.0#x', TERM);
  const [name] = request.mock.calls[0] as unknown as [string];
  locks(name);
  expect(await crashedImports()).toEqual([]);
  locks();
  expect(await crashedImports()).toEqual(['sample@1.0.0#x']);
});
