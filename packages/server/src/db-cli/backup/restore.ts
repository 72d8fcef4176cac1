import { Command } from 'commander';
import { resolve } from 'node:path';
import { restoreTo } from '../../backup/restore.ts';
import { StartError } from '../../start-error.ts';
import type { Io } from '../io.ts';
import { readStorageSettings } from '../with-database.ts';
import { explainDisk, describeContents } from './stores.ts';

/** Creates a data folder from a backup. */
export function restoreCommand(io: Io): Command {
  return new Command('restore')
    .description(
      'Creates DATA_DIR, with an embedded database, from a backup. The folder must be new or empty; interrupted, it may be repeated.',
    )
    .argument('<backup>', 'folder that `backup` or `export` has written')
    .addHelpText('after', '\nExample:\n  naija db restore /backups/agents/2026-11-24T02-00-00.123Z')
    .action(async (backup: string) => {
      const settings = readStorageSettings(io);
      if (settings.databaseUrl !== undefined)
        throw new StartError(
          'restore creates an embedded database: for the one that DATABASE_URL names, use import',
        );
      const { dataDir } = settings;
      const manifest = await explainDisk(dataDir, () => restoreTo(settings, resolve(io.cwd, backup)));
      io.stdout(`Restored to ${dataDir} and compared: ${describeContents(manifest)}\n`);
    });
}
