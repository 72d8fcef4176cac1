import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteRunning } from '../../remotes/failures/running-releases.ts';
import { refreshSelection } from '../../remotes/registry.ts';
import { entry, selectionOf } from '../../testing/registry.ts';
import { areReleasesGone, isOutdated } from './releases.ts';

vi.mock('../../remotes/registry.ts');

const ENTRY = `${location.origin}/remotes/sample/1.0.0/remoteEntry.js`;
const match = vi.fn<CacheStorage['match']>();
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  noteRunning('sample', entry('1.0.0'));
  vi.stubGlobal('caches', { match: match.mockReset().mockResolvedValue(undefined) });
  vi.stubGlobal('fetch', fetch.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page is outdated where it would now be given another release of what it shows', async () => {
  vi.mocked(refreshSelection).mockResolvedValue(selectionOf('sample', entry('2.0.0')));
  expect(await isOutdated(['sample'])).toBe(true);
});

test('a trial that this visitor takes no part in does not make the page outdated', async () => {
  vi.mocked(refreshSelection).mockResolvedValue(selectionOf('sample', entry('1.0.0')));
  expect(await isOutdated(['sample'])).toBe(false);
});

test('remotes that the page does not show do not make it outdated', async () => {
  vi.mocked(refreshSelection).mockResolvedValue(selectionOf('other', entry('2.0.0', {}, 'other')));
  expect(await isOutdated(['other'])).toBe(false);
});

test('a release that neither the phone nor the server has is gone', async () => {
  fetch.mockResolvedValue(new Response(null, { status: 404 }));
  expect(await areReleasesGone()).toBe(true);
  expect(fetch).toHaveBeenCalledWith(ENTRY, expect.objectContaining({ method: 'HEAD' }));
});

test.each([
  ['the phone has', () => match.mockResolvedValue(new Response())],
  ['the server has', () => fetch.mockResolvedValue(new Response())],
  ['cannot be asked about', () => fetch.mockRejectedValue(new TypeError('Failed to fetch'))],
  [
    'the server is too busy to tell about',
    () => fetch.mockResolvedValue(new Response(null, { status: 503 })),
  ],
])('a release that %s is not gone', async (_where, arrange) => {
  arrange();
  expect(await areReleasesGone()).toBe(false);
});
