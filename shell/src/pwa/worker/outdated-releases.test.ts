import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerRunning } from '../../remotes/failures/running-releases.ts';
import { loadSelection, refreshSelection } from '../../remotes/selection/load-selection.ts';
import { entry, selectionOf } from '../../testing/registry.ts';
import { areReleasesGone, isOutdated, wereReleasesSwitched } from './outdated-releases.ts';

vi.mock('../../remotes/selection/load-selection.ts');

const ENTRY = `${location.origin}/remotes/sample/1.0.0/remoteEntry.js`;
const match = vi.fn<CacheStorage['match']>();
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  registerRunning('sample', entry('1.0.0'));
  vi.stubGlobal('caches', { match: match.mockReset().mockResolvedValue(undefined) });
  vi.stubGlobal('fetch', fetch.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page is outdated if it would now get another release', async () => {
  vi.mocked(refreshSelection).mockResolvedValue(selectionOf('sample', entry('2.0.0')));
  expect(await isOutdated(['sample'])).toBe(true);
  // With the stored registry, a busy device would miss the update.
  expect(refreshSelection).toHaveBeenCalledWith({ timeoutMs: 60_000, cache: 'force-cache' });
});

test('a canary for other visitors does not make the page outdated', async () => {
  vi.mocked(refreshSelection).mockResolvedValue(selectionOf('sample', entry('1.0.0')));
  expect(await isOutdated(['sample'])).toBe(false);
});

test('remotes that the page does not run do not make it outdated', async () => {
  vi.mocked(refreshSelection).mockResolvedValue(selectionOf('other', entry('2.0.0', {}, 'other')));
  expect(await isOutdated(['other'])).toBe(false);
});

test.each([
  ['another release', '2.0.0', true],
  ['the same release', '1.0.0', false],
])('a page that got 1.0.0 and would now get %s was switched: %s, %s', async (_what, version, switched) => {
  vi.mocked(loadSelection).mockResolvedValue(selectionOf('sample', entry('1.0.0')));
  vi.mocked(refreshSelection).mockResolvedValue(selectionOf('sample', entry(version)));
  expect(await wereReleasesSwitched()).toBe(switched);
});

test('a page that fell back on an earlier release has not been switched', async () => {
  vi.mocked(loadSelection).mockResolvedValue(selectionOf('sample', entry('2.0.0')));
  vi.mocked(refreshSelection).mockResolvedValue(selectionOf('sample', entry('2.0.0')));
  expect(await wereReleasesSwitched()).toBe(false);
});

test('a release that is neither cached nor on the server is gone', async () => {
  fetch.mockResolvedValue(new Response(null, { status: 404 }));
  expect(await areReleasesGone()).toBe(true);
  expect(fetch).toHaveBeenCalledWith(ENTRY, expect.objectContaining({ method: 'HEAD' }));
});

test.each([
  ['is cached', () => match.mockResolvedValue(new Response())],
  ['the server has', () => fetch.mockResolvedValue(new Response())],
  ['cannot be checked offline', () => fetch.mockRejectedValue(new TypeError('Failed to fetch'))],
  [
    'an overloaded server does not confirm',
    () => fetch.mockResolvedValue(new Response(null, { status: 503 })),
  ],
])('a release that %s is not gone', async (_where, arrange) => {
  arrange();
  expect(await areReleasesGone()).toBe(false);
});
