import { postToWorker, setTranslator, type Translator } from '@naija/runtime';
import { catalogues as ofUi } from '@naija/ui/catalogues';
import { catalogues as ofServer } from '../words/server/catalogues.ts';
import { catalogues as ofShell } from '../words/catalogues.ts';
import { notificationTexts } from './notification-texts.ts';
import { createTranslator, languageOf } from './translator.ts';

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
