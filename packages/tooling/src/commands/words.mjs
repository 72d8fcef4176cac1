import path from 'node:path';
import { prepareKit } from '../build/build.mjs';
import { readArguments } from '../lib/cli.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const { positionals } = readArguments(
  `npm run words                    brings the texts of the sources into all catalogues, and says what is not translated, or read too early
npm run words -- directory-mfe   into those of one workspace, each text that is missing named`,
  {},
);
process.chdir(ROOT);
await prepareKit();
// Built by now.
const { earlyReads, updateCatalogues } = await import('@naija/build-kit');
const { catalogueFolders } = await import('../catalogues/catalogue-folders.mjs');
const chosen = catalogueFolders().filter(
  ({ folder }) => positionals.length === 0 || positionals.some((part) => folder.startsWith(`${part}/`)),
);
for (const { folder, root, texts } of chosen) {
  const found = await texts();
  for (const { language, missing } of await updateCatalogues(path.join(ROOT, folder), found)) {
    process.stdout.write(
      `${folder}/${language}.po: ${String(found.length - missing.length)} of ${String(found.length)} texts\n`,
    );
    if (positionals.length > 0) for (const line of missing) process.stdout.write(`  ${line}\n`);
  }
  if (root !== undefined)
    for (const line of await earlyReads(root, found)) process.stdout.write(`${folder}: ${line}\n`);
}
