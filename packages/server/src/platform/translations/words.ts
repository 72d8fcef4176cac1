import type { Language } from '@naija/contracts/domain/languages';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileCatalogue, type Translation } from './compile-catalogue.ts';

type Catalogue = ReadonlyMap<string, Translation>;

/** Beside the sources, where translators look for it; compiled code is in another folder of the package. */
export const CATALOGUES = fileURLToPath(new URL('../../../src/words', import.meta.url));
// At the start: a server without its catalogues must not find out as somebody signs up.
const files = new Set(readdirSync(CATALOGUES));
const compiled = new Map<string, Catalogue>();

/**
 * Texts that leave the server, as mail does, and are read without a page: in any language, whoever asks. A text without a
 * translation, and every text in a language without a catalogue, is in English.
 * @param name of the group, as `server.mail.verification`: its texts have paths such as `server.mail.verification.subject`
 * @param english texts, functions that return text, and objects of them
 */
export function words<Words extends object>(name: string, english: Words): (language: Language) => Words {
  return (language) => {
    const catalogue = catalogueOf(language);
    return catalogue === undefined ? english : translated(catalogue, name, english);
  };
}

/** Compiled as it is first used, and kept. */
function catalogueOf(language: string): Catalogue | undefined {
  const file = `${language}.po`;
  if (!files.has(file)) return undefined;
  const known = compiled.get(file) ?? compileCatalogue(readFileSync(join(CATALOGUES, file), 'utf8'));
  compiled.set(file, known);
  return known;
}

function translated<Words extends object>(catalogue: Catalogue, at: string, english: Words): Words {
  const texts = Object.entries(english).map(([key, text]: [string, unknown]) => {
    const path = `${at}.${key}`;
    const isGroup = typeof text === 'object' && text !== null;
    return [key, isGroup ? translated(catalogue, path, text) : (catalogue.get(path) ?? text)];
  });
  return Object.fromEntries(texts) as Words;
}
