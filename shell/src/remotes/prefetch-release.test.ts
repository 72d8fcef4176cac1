import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entry } from '../testing/registry.ts';
import { prefetchRelease } from './prefetch-release.ts';
import { preloadFile } from './preload.ts';
import { UNCHECKED } from './release-id.ts';

vi.mock('./preload.ts');

const FOLDER = `${location.origin}/remotes/sample/1.0.0/`;
const assets = ['a.js', 'b.css', 'c.js'].map((url) => ({ url, size: 1, integrity: `sha384-${url}` }));
const fetch = vi.fn<typeof globalThis.fetch>();
/** Fetched addresses with the requested integrity. */
const fetched = () =>
  fetch.mock.calls.map(([to, init]) => [String(to instanceof Request ? to.url : to), init?.integrity]);

function visitor(traits: object): void {
  vi.stubGlobal('navigator', traits);
}

beforeEach(() => {
  fetch.mockReset().mockImplementation(() => Promise.resolve(Response.json({ assets })));
  vi.stubGlobal('fetch', fetch);
  vi.mocked(preloadFile).mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('prefetches every file with its integrity and low priority', async () => {
  visitor({});
  await prefetchRelease(entry('1.0.0'));
  expect(preloadFile).toHaveBeenCalledTimes(2);
  expect(fetched()).toEqual([
    [`${FOLDER}release.json`, 'sha384-1.0.0'],
    [`${FOLDER}b.css`, 'sha384-b.css'],
  ]);
  expect(preloadFile).toHaveBeenCalledWith(
    { url: `${FOLDER}a.js`, integrity: 'sha384-a.js' },
    'modulepreload',
    'low',
  );
});

test('a file that is missing does not stop the others', async () => {
  visitor({});
  vi.mocked(preloadFile).mockRejectedValueOnce(new Error('gone'));
  await prefetchRelease(entry('1.0.0'));
  expect(preloadFile).toHaveBeenCalledTimes(2);
});

test.each([
  ['a visitor on data saver', { connection: { saveData: true } }],
  ['a page that a service worker controls', { serviceWorker: { controller: {} } }],
])('prefetches nothing for %s', async (_who, traits) => {
  visitor(traits);
  await prefetchRelease(entry('1.0.0'));
  expect(fetch).not.toHaveBeenCalled();
});

test('prefetches no file of a release on a developer’s machine', async () => {
  visitor({});
  await prefetchRelease({ ...entry('1.0.0'), metadata: { version: 'sources', integrity: UNCHECKED } });
  expect(fetch).not.toHaveBeenCalled();
});
