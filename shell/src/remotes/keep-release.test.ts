import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entry } from '../testing/registry.ts';
import { keepRelease } from './keep-release.ts';
import { preloadFile } from './preload.ts';
import { UNCHECKED } from './release-id.ts';

vi.mock('./preload.ts');

const FOLDER = `${location.origin}/remotes/sample/1.0.0/`;
const assets = ['a.js', 'b.css', 'c.js'].map((url) => ({ url, size: 1, integrity: `sha384-${url}` }));
const fetch = vi.fn<typeof globalThis.fetch>();
/** Addresses that were fetched, each with the integrity that was asked for. */
const fetched = () =>
  fetch.mock.calls.map(([to, init]) => [String(to instanceof Request ? to.url : to), init?.integrity]);

function visitor(traits: object): void {
  vi.stubGlobal('navigator', traits);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work();
  });
}

beforeEach(() => {
  fetch.mockReset().mockImplementation(() => Promise.resolve(Response.json({ assets })));
  vi.stubGlobal('fetch', fetch);
  vi.mocked(preloadFile).mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('everything of a release that is in use is fetched, checked and without haste', async () => {
  visitor({});
  keepRelease(entry('1.0.0'));
  await expect.poll(() => preloadFile).toHaveBeenCalledTimes(2);
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

test('a file that does not arrive keeps none of the others away', async () => {
  visitor({});
  vi.mocked(preloadFile).mockRejectedValueOnce(new Error('gone'));
  keepRelease(entry('1.0.0'));
  await expect.poll(() => preloadFile).toHaveBeenCalledTimes(2);
});

test.each([
  ['a visitor who saves data', { connection: { saveData: true } }],
  ['a page that its service worker provides for', { serviceWorker: { controller: {} } }],
])('nothing is fetched for %s', (_who, traits) => {
  visitor(traits);
  keepRelease(entry('1.0.0'));
  expect(fetch).not.toHaveBeenCalled();
});

test('nothing is kept of what a developer is working on', () => {
  visitor({});
  keepRelease({ ...entry('1.0.0'), metadata: { version: 'sources', integrity: UNCHECKED } });
  expect(fetch).not.toHaveBeenCalled();
});
