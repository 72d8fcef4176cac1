import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceText } from './collect-texts.ts';
import { updateCatalogue, missingTranslations } from './update-catalogue.ts';

export interface CatalogueReport {
  /** Tag (BCP 47). */
  language: string;
  /** The file has changed. */
  isChanged: boolean;
  /** What keeps it from being complete, a line each. */
  missing: readonly string[];
}

const EXTENSION = '.po';

/**
 * Brings the texts of the sources into the catalogues of a folder, one a language, named after its tag as `pcm.po`.
 * @param write false to see only what would change
 */
export async function updateCatalogues(
  folder: string,
  texts: readonly SourceText[],
  write = true,
): Promise<CatalogueReport[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(EXTENSION)).sort();
  return Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const language = path.basename(name, EXTENSION);
      const before = await readFile(file, 'utf8');
      const after = updateCatalogue(before, language, texts);
      if (write && after !== before) await writeFile(file, after);
      return { language, isChanged: after !== before, missing: missingTranslations(after, texts) };
    }),
  );
}
