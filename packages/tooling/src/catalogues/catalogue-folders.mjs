import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { collectTexts } from '@naija/build-kit';
import { COMMENT_LABELS } from '@naija/contracts/domain/comment-labels';
import { PAGE_TITLES, UNKNOWN_STATE_TEXT } from '@naija/contracts/domain/pages';
import { manifestOf, ROOT, workspaceFolders } from '../lib/workspaces.mjs';

/** @typedef {import('@naija/build-kit').SourceText} SourceText */

const CONTRACTS = 'packages/contracts/src/domain';
const MESSAGES = /(?:^|-)messages\.ts$/;

/**
 * Folders with catalogues, relative to the repository, each with the texts of the sources that they translate, and of pages
 * the folder of these.
 * @returns {{ folder: string, root?: string, texts: () => Promise<readonly SourceText[]> }[]}
 */
export function catalogueFolders() {
  const parts = workspaceFolders()
    .filter((workspace) => hasCatalogue(path.join(ROOT, workspace, 'src/words')))
    .map((workspace) => ({ workspace, root: path.join(ROOT, workspace) }))
    .map(({ workspace, root }) => ({
      folder: `${workspace}/src/words`,
      // Elsewhere a text is asked for a language whenever it is read.
      ...(manifestOf(workspace).dependencies?.['@naija/runtime'] !== undefined && { root }),
      texts: () => collectTexts(root, manifestOf(workspace).name.replace('@naija/', '')),
    }));
  return [...parts, { folder: 'shell/src/words/server', texts: serverTexts }];
}

/** @param {string} folder may be absent */
function hasCatalogue(folder) {
  return existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.po'));
}

/**
 * English texts of the server and of validation rules: all messages of the contracts, labels of comments, and the titles of
 * pages. Pages look them up by the English text.
 */
async function serverTexts() {
  /** @type {Map<string, SourceText>} */
  const texts = new Map();
  const add = (/** @type {string} */ file, /** @type {unknown} */ values) => {
    for (const english of Object.values(/** @type {object} */ (values)))
      if (typeof english === 'object' && english !== null) add(file, english);
      else if (typeof english === 'string' && !texts.has(english))
        texts.set(english, {
          path: `server.${english}`,
          english,
          parameters: [],
          file: `${CONTRACTS}/${file}`,
        });
  };
  for (const file of readdirSync(path.join(ROOT, CONTRACTS))
    .filter((name) => MESSAGES.test(name))
    .sort())
    for (const values of Object.values(
      /** @type {object} */ (await import(`@naija/contracts/domain/${path.parse(file).name}`)),
    ))
      add(file, values);
  add('comment-labels.ts', COMMENT_LABELS);
  add('pages.ts', { ...PAGE_TITLES, UNKNOWN_STATE_TEXT });
  // Modules list their exports in different orders here and in a test.
  return [...texts.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}
