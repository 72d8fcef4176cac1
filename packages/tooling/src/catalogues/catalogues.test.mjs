import path from 'node:path';
import { earlyReads, updateCatalogues } from '@naija/build-kit';
import { LANGUAGES, readLanguage } from '@naija/contracts/domain/languages';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/workspaces.mjs';
import { catalogueFolders } from './catalogue-folders.mjs';

const TIMEOUT_MS = 60_000;

describe.each(catalogueFolders())('Catalogues in $folder', ({ folder, texts }) => {
  it(
    'have the texts of the sources, all translated where visitors can choose the language',
    { timeout: TIMEOUT_MS },
    async () => {
      const reports = await updateCatalogues(path.join(ROOT, folder), await texts(), false);
      // Brought in by `npm run words`.
      expect(reports.filter(({ isChanged }) => isChanged)).toEqual([]);
      const offered = reports.filter(({ language }) => {
        const known = readLanguage(language);
        return known !== undefined && LANGUAGES[known].isComplete;
      });
      expect(
        offered.flatMap(({ language, missing }) => missing.map((line) => `${language} ${line}`)),
      ).toEqual([]);
    },
  );
});

describe.each(catalogueFolders().filter(({ root }) => root !== undefined))(
  'Texts with catalogues in $folder',
  ({ root = '', texts }) => {
    it(
      'are read when they are shown, and not when a module is evaluated',
      { timeout: TIMEOUT_MS },
      async () => {
        expect(await earlyReads(root, await texts())).toEqual([]);
      },
    );
  },
);
