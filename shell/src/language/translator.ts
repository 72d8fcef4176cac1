import { readLanguage, SOURCE_LANGUAGE, type Language } from '@naija/contracts/domain/languages';
import type { Catalogue, Translator } from '@naija/runtime';
import { translateMessage } from './translate-message.ts';

/** @param language of the page, and of each page that a server renders while it is rendered */
export function createTranslator(language: () => Language): Translator {
  const loaded = new Map<string, Catalogue>();
  const loading = new Map<string, Promise<void>>();
  const find = (path: string) => {
    const catalogue = loaded.get(keyOf(path.slice(0, path.indexOf('.')), language()));
    return catalogue && Object.hasOwn(catalogue, path) ? catalogue[path] : undefined;
  };
  return {
    language,
    find,
    translate: (text) =>
      translateMessage(text, (english) => {
        const found = find(`server.${english}`);
        return typeof found === 'string' ? found : undefined;
      }),
    load(part, catalogues) {
      const load = catalogues[language()];
      if (!load) return undefined;
      const key = keyOf(part, language());
      const started =
        loading.get(key) ??
        load().then(
          (module) => void loaded.set(key, module.default),
          () => undefined, // The page is in English.
        );
      loading.set(key, started);
      return started;
    },
  };
}

/** 'en-NG' is English. */
export function languageOf({ documentElement }: Document): Language {
  return readLanguage(documentElement.lang.split('-', 1)[0] ?? '') ?? SOURCE_LANGUAGE;
}

function keyOf(part: string, language: Language): string {
  return `${part} ${language}`;
}
