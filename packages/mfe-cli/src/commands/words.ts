import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, readLanguage } from '@naija/contracts/domain/languages';
import type { Command } from 'commander';
import { command, withResult } from '../command.ts';
import { Refusal } from '../errors.ts';
import type { Io } from '../io.ts';
import { chosenRemote, folderOf } from '../remotes.ts';

const CATALOGUES = 'src/words';

const NO_CATALOGUE = `There is no catalogue in ${CATALOGUES}: start one with --add, and pass it to defineRemote in src/remote.tsx`;

export function wordsCommand(io: Io): Command {
  return command(
    io,
    'words [name]',
    `Adds the texts of a remote to its catalogues (${CATALOGUES}/*.po), and lists texts that are not translated or read too early.`,
    'words directory --add ha',
  )
    .option('--add <language>', `start a catalogue: ${Object.keys(LANGUAGES).join(', ')}`)
    .action(
      withResult(io, async (named: string | undefined, { add }: { add?: string }) => {
        // Imported only when it is needed, because an installed server has no compiler.
        const { collectTexts, earlyReads, updateCatalogues } = await import('@naija/build-kit');
        const name = chosenRemote(named, io);
        const root = path.join(io.root, folderOf(name, io.root));
        const folder = path.join(root, CATALOGUES);
        if (add !== undefined) await addCatalogue(folder, add);
        const texts = await collectTexts(root, name);
        const reports = await updateCatalogues(folder, texts).catch((error: unknown) => {
          throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new Refusal(NO_CATALOGUE) : error;
        });
        const early = await earlyReads(root, texts);
        const lines = reports.flatMap(({ language, missing }) => [
          `${language}: ${String(texts.length - missing.length)} of ${String(texts.length)} texts`,
          ...missing.map((line) => `  ${line}`),
        ]);
        return {
          json: { remote: name, texts: texts.length, catalogues: reports, early },
          text: [...lines, ...early].join('\n'),
        };
      }),
    );
}

async function addCatalogue(folder: string, tag: string): Promise<void> {
  if (readLanguage(tag) === undefined)
    throw new Refusal(`${tag} is not a language of the site, only ${Object.keys(LANGUAGES).join(', ')}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${tag}.po`), '', { flag: 'a' });
}
