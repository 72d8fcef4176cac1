// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGES_CACHE } from '@naija/contracts/pwa/worker-messages';
import { checkReleases } from './releases/lifecycle.ts';
import { cacheShellTexts } from './releases/precache.ts';
import { setPagesLanguage } from './pages-language.ts';
import { storedPagesLanguage } from './stored-pages-language.ts';
import { stubWorkerScope } from './testing/worker-scope.ts';

vi.mock('./releases/lifecycle.ts', () => ({ checkReleases: vi.fn() }));
vi.mock('./releases/precache.ts', () => ({ cacheShellTexts: vi.fn() }));

beforeEach(async () => {
  stubWorkerScope();
  vi.mocked(checkReleases).mockReset().mockResolvedValue();
  vi.mocked(cacheShellTexts).mockReset().mockResolvedValue();
  await (await caches.open(PAGES_CACHE)).put('https://naija.test/', new Response('English'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('another language deletes the pages in the one before, and brings its translations', async () => {
  await setPagesLanguage('pcm');
  expect(await storedPagesLanguage()).toBe('pcm');
  expect(await caches.has(PAGES_CACHE)).toBe(false);
  expect(cacheShellTexts).toHaveBeenCalledOnce();
  expect(checkReleases).toHaveBeenCalledOnce();
});

test('pages that say the same language again delete nothing', async () => {
  await setPagesLanguage('en');
  expect(await caches.has(PAGES_CACHE)).toBe(true);
  expect(checkReleases).not.toHaveBeenCalled();
});

test('English needs no translations, also later', async () => {
  await setPagesLanguage('pcm');
  await setPagesLanguage('en');
  expect(await storedPagesLanguage()).toBeUndefined();
});

test('without a network the language is kept all the same', async () => {
  vi.mocked(cacheShellTexts).mockRejectedValue(new TypeError('Failed to fetch'));
  await setPagesLanguage('pcm');
  expect(await storedPagesLanguage()).toBe('pcm');
  expect(checkReleases).toHaveBeenCalledOnce();
});
