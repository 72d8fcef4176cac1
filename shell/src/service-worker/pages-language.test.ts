// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTIFICATION_TEXTS, type NotificationTexts } from '@naija/contracts/pwa/notification-texts';
import { PAGES_CACHE } from '@naija/contracts/pwa/worker-messages';
import { noticeOf } from './notification-texts.ts';
import { checkReleases } from './releases/lifecycle.ts';
import { cacheOptionalFiles } from './releases/precache.ts';
import { setPagesLanguage } from './pages-language.ts';
import { storedPagesLanguage } from './served-pages.ts';
import { stubWorkerScope } from './testing/worker-scope.ts';

vi.mock('./releases/lifecycle.ts', () => ({ checkReleases: vi.fn() }));
vi.mock('./releases/precache.ts', () => ({ cacheOptionalFiles: vi.fn() }));

const PIDGIN: NotificationTexts = {
  ...NOTIFICATION_TEXTS,
  comments: '{count} new comments dey',
  answer: 'News dey',
  other: 'Something new dey',
};

beforeEach(async () => {
  stubWorkerScope();
  vi.mocked(checkReleases).mockReset().mockResolvedValue();
  vi.mocked(cacheOptionalFiles).mockReset().mockResolvedValue();
  await (await caches.open(PAGES_CACHE)).put('https://naija.test/', new Response('English'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('another language deletes the pages in the previous one, and caches its translations', async () => {
  await setPagesLanguage({ language: 'pcm' });
  expect(await storedPagesLanguage()).toBe('pcm');
  expect(await caches.has(PAGES_CACHE)).toBe(false);
  expect(cacheOptionalFiles).toHaveBeenCalledOnce();
  expect(checkReleases).toHaveBeenCalledOnce();
});

test('pages that report the same language again delete nothing', async () => {
  await setPagesLanguage({ language: 'en' });
  expect(await caches.has(PAGES_CACHE)).toBe(true);
  expect(checkReleases).not.toHaveBeenCalled();
});

test('English needs no translations, even after another language', async () => {
  await setPagesLanguage({ language: 'pcm', notifications: PIDGIN });
  await setPagesLanguage({ language: 'en' });
  expect(await storedPagesLanguage()).toBeUndefined();
  expect((await noticeOf('answer', 1)).title).toBe(NOTIFICATION_TEXTS.answer);
});

test('notifications use the translations that the last page sent, and English for the others', async () => {
  await setPagesLanguage({ language: 'pcm' });
  await setPagesLanguage({ language: 'pcm', notifications: PIDGIN });
  expect((await noticeOf('comment', 3)).title).toBe('3 new comments dey');
  const { other, ...earlier } = PIDGIN;
  await setPagesLanguage({ language: 'pcm', notifications: earlier as NotificationTexts });
  expect((await noticeOf('of a later server', 1)).title).not.toBe(other);
});

test('without a network the language is kept all the same', async () => {
  vi.mocked(cacheOptionalFiles).mockRejectedValue(new TypeError('Failed to fetch'));
  await setPagesLanguage({ language: 'pcm' });
  expect(await storedPagesLanguage()).toBe('pcm');
  expect(checkReleases).toHaveBeenCalledOnce();
});
