import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerRunning } from '../../remotes/failures/running-releases.ts';
import { loadSelection, refreshSelection } from '../../remotes/selection/load-selection.ts';
import { quarantine } from '../../remotes/quarantine.ts';
import { forgetTried, recordTried } from '../../remotes/tried-releases.ts';
import { earlier, entry, selectionOf } from '../../testing/registry.ts';
import { areReleasesGone, isOutdated, wereReleasesSwitched } from './outdated-releases.ts';

vi.mock('../../remotes/selection/load-selection.ts');

const ENTRY = `${location.origin}/remotes/sample/1.0.0/remoteEntry.js`;
const match = vi.fn<CacheStorage['match']>();
const fetch = vi.fn<typeof globalThis.fetch>();

/** A release that this page has started to load. */
function start(version: string, failure?: string): void {
  registerRunning('sample', entry(version));
  recordTried('sample', entry(version), failure);
}

/** The page tried 2.0.0, which failed, and fell back on 1.0.0. */
function fallBack(): void {
  forgetTried('sample');
  start('2.0.0', 'boom');
  start('1.0.0');
}

beforeEach(() => {
  localStorage.clear();
  vi.mocked(loadSelection).mockResolvedValue(selectionOf('sample', entry('1.0.0')));
  forgetTried('sample');
  start('1.0.0');
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

const TRIED = selectionOf('sample', entry('2.0.0'), earlier(entry('1.0.0')));
/** The same list once this browser has quarantined 2.0.0. */
const QUARANTINED = { ...selectionOf('sample', entry('1.0.0')), site: TRIED.site };

test.each([
  ['is still first in the list', TRIED],
  ['was quarantined meanwhile', QUARANTINED],
])('a page that fell back from a release that %s has not been switched', async (_what, now) => {
  fallBack();
  vi.mocked(loadSelection).mockResolvedValue(TRIED);
  vi.mocked(refreshSelection).mockResolvedValue(now);
  expect(await wereReleasesSwitched()).toBe(false);
});

test.each([
  ['is withdrawn', selectionOf('sample', entry('1.0.0'))],
  ['stays in the list', TRIED],
  ['was quarantined', QUARANTINED],
])('a page that fell back from a release is not outdated when that %s', async (_what, now) => {
  fallBack();
  vi.mocked(refreshSelection).mockResolvedValue(now);
  expect(await isOutdated(['sample'])).toBe(false);
});

test('a page that fell back from a release is outdated once a fixed one is listed', async () => {
  fallBack();
  const now = selectionOf('sample', entry('2.0.1'), earlier(entry('1.0.0')));
  vi.mocked(refreshSelection).mockResolvedValue(now);
  expect(await isOutdated(['sample'])).toBe(true);
  vi.mocked(loadSelection).mockResolvedValue(TRIED);
  expect(await wereReleasesSwitched()).toBe(true);
});

test.each([
  ['only its fallback is left', [entry('2.0.0'), earlier(entry('1.0.0'))], false],
  ['a fixed one is listed', [entry('2.0.1'), earlier(entry('2.0.0')), earlier(entry('1.0.0'))], true],
  ['it is withdrawn', [entry('1.0.0')], true],
])(
  'a page whose release was quarantined while it is shown: when %s, it is outdated: %s',
  async (_what, listed, outdated) => {
    start('2.0.0');
    quarantine('sample', entry('2.0.0'), 'it hid the menu');
    const usable = listed.filter(({ metadata }) => metadata.version !== '2.0.0');
    const now = { ...selectionOf('sample', ...usable), site: selectionOf('sample', ...listed).site };
    vi.mocked(loadSelection).mockResolvedValue(TRIED);
    vi.mocked(refreshSelection).mockResolvedValue(now);
    expect(await isOutdated(['sample'])).toBe(outdated);
  },
);

test('a page whose release is withdrawn is outdated', async () => {
  start('2.0.0');
  vi.mocked(refreshSelection).mockResolvedValue(selectionOf('sample', entry('1.0.0')));
  expect(await isOutdated(['sample'])).toBe(true);
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
