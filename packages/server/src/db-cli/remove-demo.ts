import { Command } from 'commander';
import { migrateDatabase } from '../database/migrations.ts';
import { countDemoAccounts, removeDemoAccounts, type DemoAccounts } from '../demo/accounts.ts';
import type { Io } from './io.ts';
import { withDatabase } from './with-database.ts';

/** A production server does not start with demo agents. */
export function removeDemoCommand(io: Io): Command {
  return new Command('remove-demo')
    .description(
      'Removes the demo agents with their comments, sessions and tokens, also those that were edited.',
    )
    .option('--dry-run', 'say what would be removed, and remove nothing')
    .addHelpText('after', '\nExample:\n  naija db remove-demo --dry-run')
    .action(async ({ dryRun = false }: { dryRun?: boolean }) => {
      const found = await withDatabase(io, async (db) => {
        await migrateDatabase(db);
        return dryRun ? countDemoAccounts(db) : removeDemoAccounts(db);
      });
      io.stdout(`${describeRemoval(found, dryRun)}\n`);
    });
}

function describeRemoval({ agents, comments }: DemoAccounts, dryRun: boolean): string {
  if (agents === 0) return 'There are no demo accounts in this database.';
  const what = `${counted(agents, 'demo account')} with ${counted(comments, 'comment')}`;
  if (dryRun) return `${what} would be removed, with their sessions, tokens and photos.`;
  return `${what}, their sessions and tokens: removed. A running server removes their photos within two hours.`;
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}
