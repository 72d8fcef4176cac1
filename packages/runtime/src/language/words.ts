import { SOURCE_LANGUAGE, type Language } from '@naija/contracts/domain/languages';

/** Translations by the path of their text, such as `directory.about.lead`. */
export type Catalogue = Readonly<Record<string, string | ((...values: never[]) => string)>>;

/** Loaders by language, for the languages that have a catalogue. */
export type Catalogues = Readonly<Partial<Record<Language, () => Promise<{ default: Catalogue }>>>>;

/** Translations of a page, set by the shell on pages in a language other than English. */
export interface Translator {
  /** Language of the page. */
  language: () => Language;
  /** @param path begins with the name of the part */
  find: (path: string) => Catalogue[string] | undefined;
  /** Translates an English text of the server or of a field rule; returns a text without a translation unchanged. */
  translate: (text: string) => string;
  /**
   * Loads the texts of a part, usually a remote, in the language of the page.
   * @returns the same promise each time, which never rejects; undefined if nothing has to be loaded
   */
  load: (part: string, catalogues: Catalogues) => Promise<void> | undefined;
}

let translator: Translator | undefined;

/** Sets the translator. Later calls are ignored, so that no remote can change the texts of another. */
export function setTranslator(given: Translator): void {
  translator ??= given;
}

export function pageLanguage(): Language {
  return translator?.language() ?? SOURCE_LANGUAGE;
}

export function loadTexts(part: string, catalogues: Catalogues): Promise<void> | undefined {
  return translator?.load(part, catalogues);
}

/** True if the page is in English. False on a server, which renders all languages with the same modules. */
export function isEnglish(): boolean {
  return typeof document === 'object' && document.documentElement.lang.startsWith('en');
}

/**
 * Texts in the language of the page. Each is looked up when it is read, so that a module can declare its texts before their
 * catalogue is loaded. A text without a translation is in English.
 * @param name part and group, such as `directory.about`; its texts have paths such as `directory.about.lead`
 * @param english texts, functions that return text, and objects or lists of them
 */
export function words<Words extends object>(name: string, english: Words): Words {
  return isEnglish() ? english : translated(name, english);
}

/**
 * Translates an English text of the server or of a field rule into the language of the page. Returns a text without a
 * translation unchanged.
 */
export function translateText(text: string): string {
  return translator?.translate(text) ?? text;
}

function translated<Words extends object>(path: string, english: Words): Words {
  const parts = new Map<unknown, object>();
  return new Proxy(english, {
    get(target, key) {
      const text: unknown = Reflect.get(target, key);
      const at = `${path}.${String(key)}`;
      if (typeof text !== 'object') return translator?.find(at) ?? text;
      if (!parts.has(key)) parts.set(key, translated(at, text as object));
      return parts.get(key);
    },
  });
}
