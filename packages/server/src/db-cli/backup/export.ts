import { Command } from 'commander';
import { readdir, rename, rm, rmdir } from 'node:fs/promises';
import { exportTo } from '../../backup/export.ts';
import { StartError } from '../../start-error.ts';
import type { Io } from '../io.ts';
import { backupFolder, explainDisk, withStores, describeContents, describeMissing } from './stores.ts';
import { resolve } from 'node:path';
import { importFrom } from '../../backup/import.ts';

/** Writes a single backup, for another database. */
export function exportCommand(io: Io): Command {
  return new Command('export')
    .description(
      'Writes all rows, photos and releases to a new folder, while the server runs. It is a backup, for `import` and `restore`, and contains personal data.',
    )
    .argument('<folder>', 'a folder that does not exist or is empty')
    .addHelpText('after', '\nExample:\n  naija db export /mnt/agents-export')
    .action(async (folder: string) => {
      const target = await backupFolder(io, folder);
      const draft = `${target}.incomplete`;
      if ((await readdir(target).catch(() => [])).length > 0)
        throw new StartError(`${target} is not empty: choose a new folder`);
      await rm(draft, { recursive: true, force: true });
      const manifest = await explainDisk(target, async () => {
        try {
          const exported = await withStores(io, (stores) => exportTo(draft, stores));
          await rmdir(target).catch(() => undefined);
          await rename(draft, target);
          return exported;
        } finally {
          await rm(draft, { recursive: true, force: true });
        }
      });
      io.stdout(`${target}: ${describeContents(manifest)}\n`);
      const missing = describeMissing(manifest);
      if (missing !== undefined) io.stderr(`${missing}\n`);
    });
}

/** Fills an empty database with a backup. */
export function importCommand(io: Io): Command {
  return new Command('import')
    .description(
      'Stores a backup in the empty database that DATABASE_URL names, all rows or none, with photos and releases in DATA_DIR and REMOTES_DIR.',
    )
    .argument('<backup>', 'folder that `export` or `backup` has written')
    .addHelpText('after', '\nExample:\n  naija db import /mnt/agents-export')
    .action(async (backup: string) => {
      const manifest = await withStores(io, (stores) => importFrom(resolve(io.cwd, backup), stores));
      io.stdout(`Imported and compared: ${describeContents(manifest)}\n`);
    });
}
