import { SOURCE_LANGUAGE } from '@naija/contracts/domain/languages';
import { deleteAllPages } from './api-cache/delete-pages.ts';
import { checkReleases } from './releases/lifecycle.ts';
import { cacheShellTexts } from './releases/precache.ts';
import { deleteState } from './state.ts';
import { LANGUAGE_KEY, storedPagesLanguage } from './stored-pages-language.ts';
import { writeState } from './write-state.ts';

/** Deletes the pages in another language, and caches the translations into this one. @throws DOMException on a full device */
export async function setPagesLanguage(language: string): Promise<void> {
  const wanted = language === SOURCE_LANGUAGE ? undefined : language;
  if ((await storedPagesLanguage()) === wanted) return;
  await deleteAllPages();
  await (wanted === undefined ? deleteState(LANGUAGE_KEY) : writeState(LANGUAGE_KEY, wanted));
  // Without a network, pages load what they need later.
  await cacheShellTexts().catch(() => undefined);
  await checkReleases();
}
