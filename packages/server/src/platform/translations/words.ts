import type { Language } from '@naija/contracts/domain/languages';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileCatalogue, type Translation } from './compile-catalogue.ts';

type Catalogue = ReadonlyMap<string, Translation>;

/** Catalogues are beside the sources, where translators look for them; compiled code is in another folder of the package */
export const CATALOGUES = fileURLToPath(new URL('../../../src/words', import.meta.url));
// The folder is read at the start, so that a missing catalogue fails then and not at the first sign-up.
const files = new Set(readdirSync(CATALOGUES));
const compiled = new Map<string, Catalogue>();

/**
 * Declares texts that leave the server outside pages, such as mail, in any language whatever the request's language is. A text
 * without a translation is in English, and so is every text in a language without a catalogue.
 * @param name name of the group, such as `server.mail.verification`; its texts have paths such as
 * `server.mail.verification.subject`
 * @param english texts, functions that return text, and objects of both
 */
export function words<Words extends object>(name: string, english: Words): (language: Language) => Words {
  return (language) => {
    const catalogue = catalogueOf(language);
    return catalogue === undefined ? english : translated(catalogue, name, english);
  };
}

/** Compiled at the first use, and kept. */
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
