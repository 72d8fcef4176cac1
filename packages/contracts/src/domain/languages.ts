/** A language of the pages. */
export interface LanguageInfo {
  /** Its name in the language itself. */
  name: string;
  /** True once every text is translated; only then can it be chosen. */
  isComplete: boolean;
}

/** Languages by their tag (BCP 47). Texts that a catalogue lacks are shown in English. */
export const LANGUAGES = {
  en: { name: 'English', isComplete: true },
  pcm: { name: 'Naijá Pidgin', isComplete: true },
  ha: { name: 'Hausa', isComplete: false },
  ig: { name: 'Igbo', isComplete: false },
  yo: { name: 'Yorùbá', isComplete: false },
} as const satisfies Record<string, LanguageInfo>;

export type Language = keyof typeof LANGUAGES;

/** The language in which the sources are written. */
export const SOURCE_LANGUAGE = 'en' satisfies Language;

/** Undefined for any text that is not a language of the pages. */
export function readLanguage(tag: string): Language | undefined {
  return Object.hasOwn(LANGUAGES, tag) ? (tag as Language) : undefined;
}

export const OFFERED_LANGUAGES = (Object.keys(LANGUAGES) as Language[]).filter(
  (language) => LANGUAGES[language].isComplete,
);
