import { Command } from 'commander';
import { resolve } from 'node:path';
import { importFrom } from '../../backup/import.ts';
import type { Io } from '../io.ts';
import { withStores, describeContents } from './stores.ts';

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
