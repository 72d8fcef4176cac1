import { NOTIFICATION_TEXTS } from '@naija/contracts/pwa/notification-texts';
import { postToWorker, setTranslator, words, type Catalogues, type Translator } from '@naija/runtime';
import { catalogues as uiCatalogues } from '@naija/ui/catalogues';
import { createTranslator, languageOf } from './translator.ts';

const shellCatalogues: Catalogues = {
  pcm: () => import('../words/pcm.po'),
  ha: () => import('../words/ha.po'),
  ig: () => import('../words/ig.po'),
  yo: () => import('../words/yo.po'),
};

/** Messages that the server and the rules of forms return. */
const serverCatalogues: Catalogues = {
  pcm: () => import('../words/server/pcm.po'),
  ha: () => import('../words/server/ha.po'),
  ig: () => import('../words/server/ig.po'),
  yo: () => import('../words/server/yo.po'),
};

/** Translated messages for the worker, which loads no catalogue. */
const notificationTexts = words('shell.notifications', NOTIFICATION_TEXTS);

/** Loads the translations of a page that is not in English. */
export async function translatePage(): Promise<void> {
  const language = languageOf(document);
  const translator = createTranslator(() => language);
  setTranslator(translator);
  await loadShellTexts(translator);
  // Posts a copy, because translated objects cannot be cloned.
  postToWorker({ type: 'LANGUAGE', language, notifications: { ...notificationTexts } });
}

export async function loadShellTexts(translator: Translator): Promise<void> {
  await Promise.all([
    translator.load('shell', shellCatalogues),
    translator.load('ui', uiCatalogues),
    translator.load('server', serverCatalogues),
  ]);
}
