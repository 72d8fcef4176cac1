import { Command } from 'commander';
import { resolve } from 'node:path';
import { verifyBackup, verifyByRestoring } from '../../backup/verify.ts';
import type { Io } from '../io.ts';
import { counted } from './stores.ts';

/** Reads a backup, or restores it as a test. */
export function verifyCommand(io: Io): Command {
  return new Command('verify')
    .description('Reads every file of a backup and compares it with what was backed up; needs no database.')
    .argument('<backup>', 'folder that `backup` or `export` has written')
    .option('--restore', 'also restore its rows into a database that is removed again')
    .addHelpText('after', '\nExample:\n  naija db verify /backups/agents/2026-11-24T02-00-00.123Z --restore')
    .action(async (backup: string, { restore = false }: { restore?: boolean }) => {
      const folder = resolve(io.cwd, backup);
      const problems = await verifyBackup(folder);
      for (const problem of problems) io.stderr(`${problem}\n`);
      if (problems.length > 0) throw new Error(`${counted(problems.length, 'problem')} in ${folder}`);
      if (restore) await verifyByRestoring(folder);
      io.stdout(`${folder} is whole${restore ? ', and its rows were restored and compared' : ''}.\n`);
    });
}
