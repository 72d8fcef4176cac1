import { SOURCE_LANGUAGE } from '@naija/contracts/domain/languages';
import type { MessageToWorker } from '@naija/contracts/pwa/worker-messages';
import { TEXTS_KEY } from './notification-texts.ts';
import { checkReleases } from './releases/lifecycle.ts';
import { cacheOptionalFiles } from './releases/precache.ts';
import { deleteState } from './state.ts';
import { LANGUAGE_KEY, storedPagesLanguage, deleteAllPages } from './served-pages.ts';
import { writeState } from './api-cache/put-with-eviction.ts';

type PagesLanguage = Omit<Extract<MessageToWorker, { type: 'LANGUAGE' }>, 'type'>;

/**
 * Deletes cached pages in other languages, caches the translations for `language`, and stores the notification texts.
 * @throws DOMException if the device has no free storage
 */
export async function setPagesLanguage({ language, notifications }: PagesLanguage): Promise<void> {
  const wanted = language === SOURCE_LANGUAGE ? undefined : language;
  if (notifications) await writeState(TEXTS_KEY, notifications);
  if ((await storedPagesLanguage()) === wanted) return;
  await deleteAllPages();
  if (wanted === undefined) await Promise.all([LANGUAGE_KEY, TEXTS_KEY].map(deleteState));
  else await writeState(LANGUAGE_KEY, wanted);
  // Without a network, pages load the translations later.
  await cacheOptionalFiles().catch(() => undefined);
  await checkReleases();
}
