import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceText } from './collect-texts.ts';
import { updateCatalogue, missingTranslations } from './update-catalogue.ts';

export interface CatalogueReport {
  /** Tag (BCP 47). */
  language: string;
  /** True if the file has changed. */
  isChanged: boolean;
  /** Reasons for which it is incomplete, in one line each. */
  missing: readonly string[];
}

const EXTENSION = '.po';

/**
 * Updates the catalogues in a folder, one for each language, named after its tag such as `pcm.po`.
 * @param write false to only report what would change
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
