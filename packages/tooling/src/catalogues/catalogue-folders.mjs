import { existsSync } from 'node:fs';
import path from 'node:path';
import { collectTexts } from '@naija/build-kit';
import { SERVER_TEXTS } from '@naija/contracts/domain/server-texts';
import { manifestOf, ROOT, workspaceFolders } from '../lib/workspaces.mjs';

/** @typedef {import('@naija/build-kit').SourceText} SourceText */

const SERVER_TEXTS_FILE = 'packages/contracts/src/domain/server-texts.ts';

/**
 * Folders with catalogues, relative to the repository, each with the texts of the sources that they translate.
 * @returns {{ folder: string, texts: () => Promise<readonly SourceText[]> }[]}
 */
export function catalogueFolders() {
  const parts = workspaceFolders()
    .filter((workspace) => existsSync(path.join(ROOT, workspace, 'src/words')))
    .map((workspace) => ({
      folder: `${workspace}/src/words`,
      texts: () =>
        collectTexts(path.join(ROOT, workspace), manifestOf(workspace).name.replace('@naija/', '')),
    }));
  return [...parts, { folder: 'shell/src/words/server', texts: () => Promise.resolve(serverTexts()) }];
}

/** Pages look them up by what they say. */
function serverTexts() {
  return SERVER_TEXTS.map((english) => ({
    path: `server.${english}`,
    english,
    parameters: [],
    file: SERVER_TEXTS_FILE,
  }));
}
