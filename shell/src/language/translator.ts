import { readLanguage, SOURCE_LANGUAGE, type Language } from '@naija/contracts/domain/languages';
import type { Catalogue, Translator } from '@naija/runtime';

const NUMBERS = /\d+/g;

const NUMBER = '#';

const BETWEEN_SENTENCES = '. ';

/**
 * Translates an English message of the server, as a whole or sentence by sentence: the server joins the reason of a
 * refusal with advice. Catalogues write `#` for a number.
 * @param find returns the translation of a text, or undefined
 * @returns the text itself if no part of it is translated
 */
export function translateMessage(text: string, find: (text: string) => string | undefined): string {
  const whole = translateSentence(text, find);
  if (whole !== undefined) return whole;
  return text
    .split(BETWEEN_SENTENCES)
    .map((part, index, { length }) => (index < length - 1 ? `${part}.` : part))
    .map((sentence) => translateSentence(sentence, find) ?? sentence)
    .join(' ');
}

function translateSentence(text: string, find: (text: string) => string | undefined): string | undefined {
  const numbers = text.match(NUMBERS) ?? [];
  return find(text) ?? find(text.replace(NUMBERS, NUMBER))?.replaceAll(NUMBER, () => numbers.shift() ?? '');
}

/** @param language returns the language of the page; on the server, of the page that is being rendered */
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

export function languageOf({ documentElement }: Document): Language {
  return readLanguage(documentElement.lang.split('-', 1)[0] ?? '') ?? SOURCE_LANGUAGE;
}

function keyOf(part: string, language: Language): string {
  return `${part} ${language}`;
}
