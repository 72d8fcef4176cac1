import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadlyImports, markImport } from './import-mark.ts';

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

test('an import that came to its end leaves nothing behind', async () => {
  markImport('sample@1.0.0#x', TERM)();
  expect(await deadlyImports()).toEqual([]);
});

test('an import that the page did not survive is told to the next page, once', async () => {
  markImport('sample@1.0.0#x', TERM);
  expect(await deadlyImports()).toEqual(['sample@1.0.0#x']);
  expect(await deadlyImports()).toEqual([]);
});

test('a visitor who leaves while a release is being imported leaves no suspicion', async () => {
  markImport('sample@1.0.0#x', TERM);
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(await deadlyImports()).toEqual([]);
});

test('a page in which time goes on is not looping', async () => {
  vi.useFakeTimers();
  markImport('sample@1.0.0#x', TERM);
  await vi.advanceTimersByTimeAsync(TERM);
  expect(await deadlyImports()).toEqual([]);
});

test('an import that another tab is busy with is left to that tab', async () => {
  const request = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { locks: { request } });
  markImport('sample@1.0.0#x', TERM);
  const [name] = request.mock.calls[0] as unknown as [string];
  locks(name);
  expect(await deadlyImports()).toEqual([]);
  locks();
  expect(await deadlyImports()).toEqual(['sample@1.0.0#x']);
});
