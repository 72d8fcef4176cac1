import { postToWorker, setTranslator, type Translator, words } from '@naija/runtime';
import { catalogues as ofUi } from '@naija/ui/catalogues';
import { catalogues as ofServer } from '../words/server/catalogues.ts';
import { catalogues as ofShell } from '../words/catalogues.ts';
import { createTranslator, languageOf } from './translator.ts';
import { NOTIFICATION_TEXTS } from '@naija/contracts/pwa/notification-texts';

/** In the language of the page, for the worker, which loads no catalogue. */
const notificationTexts = words('shell.notifications', NOTIFICATION_TEXTS);

/** Has a page in another language than English translated, with the texts of the frame and of the server. */
export async function translatePage(): Promise<void> {
  const language = languageOf(document);
  const translator = createTranslator(() => language);
  setTranslator(translator);
  await loadShellTexts(translator);
  // A copy, since what looks texts up cannot be sent.
  postToWorker({ type: 'LANGUAGE', language, notifications: { ...notificationTexts } });
}

export async function loadShellTexts(translator: Translator): Promise<void> {
  await Promise.all([
    translator.load('shell', ofShell),
    translator.load('ui', ofUi),
    translator.load('server', ofServer),
  ]);
}
