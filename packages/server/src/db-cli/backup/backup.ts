import { Command, InvalidArgumentError } from 'commander';
import { takeBackup } from '../../backup/backups.ts';
import type { Io } from '../io.ts';
import {
  backupFolder,
  explainDisk,
  withStores,
  counted,
  describeContents,
  describeMissing,
} from './stores.ts';

/** Makes a backup beside earlier ones, while the server runs. */
export function backupCommand(io: Io): Command {
  return new Command('backup')
    .description(
      'Makes a backup of all rows, photos and releases in a new folder inside <folder>, while the server runs. It contains personal data.',
    )
    .argument('<folder>', 'where all backups are, best on another disk')
    .option('--keep <count>', 'remove older backups but the newest <count>, with this one', parseCount)
    .addHelpText('after', '\nExample:\n  naija db backup /backups/agents --keep 14')
    .action(async (folder: string, { keep }: { keep?: number }) => {
      const root = await backupFolder(io, folder);
      const backup = await explainDisk(root, () =>
        withStores(io, (stores) => takeBackup(root, stores, keep)),
      );
      io.stdout(`${backup.folder}: ${describeContents(backup.manifest)}\n`);
      if (backup.removed.length > 0)
        io.stdout(`Removed ${counted(backup.removed.length, 'older backup')}.\n`);
      if (backup.notRecorded !== undefined)
        io.stderr(
          `The backup is complete, but the database could not be told, so that BackupOverdue may fire: ${backup.notRecorded}\n`,
        );
      const missing = describeMissing(backup.manifest);
      if (missing !== undefined) io.stderr(`${missing}\n`);
    });
}

function parseCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('It must be a number from 1.');
  return count;
}
