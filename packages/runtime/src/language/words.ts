import { SOURCE_LANGUAGE, type Language } from '@naija/contracts/domain/languages';

/** Translations by the path of their text, as `directory.about.lead`. */
export type Catalogue = Readonly<Record<string, string | ((...values: never[]) => string)>>;

/** Loads the catalogue of each language that has one. */
export type Catalogues = Readonly<Partial<Record<Language, () => Promise<{ default: Catalogue }>>>>;

/** Given by the shell on pages in another language than English. */
export interface Translator {
  /** Of the page. */
  language: () => Language;
  /** @param path begins with the name of the part */
  find: (path: string) => Catalogue[string] | undefined;
  /** What the server, or a rule of a field, says in English; what has no translation stays as it is. */
  translate: (text: string) => string;
  /**
   * Loads the texts of a part, a remote as a rule, in the language of the page.
   * @returns the same promise each time, which never rejects; undefined where there is nothing to load
   */
  load: (part: string, catalogues: Catalogues) => Promise<void> | undefined;
}

let translator: Translator | undefined;

/** The first one stays: a remote cannot put words into the mouth of another. */
export function setTranslator(given: Translator): void {
  translator ??= given;
}

export function pageLanguage(): Language {
  return translator?.language() ?? SOURCE_LANGUAGE;
}

export function loadTexts(part: string, catalogues: Catalogues): Promise<void> | undefined {
  return translator?.load(part, catalogues);
}

/** Whether the page is in English; a server also renders other languages with the same modules. */
export function isEnglish(): boolean {
  return typeof document === 'object' && document.documentElement.lang.startsWith('en');
}

/**
 * Texts in the language of the page: each is looked up when it is read, so that a module may declare its texts before their
 * catalogue has come. A text without a translation is in English.
 * @param name of the part and of the group in it, as `directory.about`: its texts have paths such as `directory.about.lead`
 * @param english texts, functions that return text, and objects or lists of them
 */
export function words<Words extends object>(name: string, english: Words): Words {
  return isEnglish() ? english : translated(name, english);
}

/**
 * What the server, or a rule of a field, says in English, in the language of the page. A text that its catalogue lacks stays as it is.
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
