import type { Language } from '@naija/contracts/domain/languages';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileCatalogue, type Translation } from './compile-catalogue.ts';

type Catalogue = ReadonlyMap<string, Translation>;

/** Compiled code is in another folder; catalogues stay beside the sources */
export const CATALOGUES = fileURLToPath(new URL('../../../src/words', import.meta.url));
// The folder is read at the start, so that a missing catalogue fails then and not at the first sign-up.
const files = new Set(readdirSync(CATALOGUES));
const compiled = new Map<string, Catalogue>();

/**
 * Declares texts outside pages, such as mail, for a recipient's language; untranslated texts are in English.
 * @param name group, such as `server.mail.verification`, which begins the paths of its texts
 * @param english texts, functions that return text, and objects of both
 */
export function words<Words extends object>(name: string, english: Words): (language: Language) => Words {
  return (language) => {
    const catalogue = catalogueOf(language);
    return catalogue === undefined ? english : translated(catalogue, name, english);
  };
}

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
