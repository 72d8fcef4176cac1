import { Command } from 'commander';
import { verifyAudit } from '../../modules/audit/index.ts';
import type { Io } from '../io.ts';
import { withDatabase } from '../with-database.ts';

/** Recomputes the hash chain of the audit. */
export function verifyAuditCommand(io: Io): Command {
  return new Command('verify-audit')
    .description('Checks that no entry of the audit was changed, inserted or removed.')
    .addHelpText(
      'after',
      '\nEntries cut off the end leave no trace: compare the last one with `audit` in the security log.',
    )
    .action(async () => {
      const { entries, last, brokenAt } = await withDatabase(io, verifyAudit);
      if (brokenAt !== undefined)
        throw new Error(
          `The audit is broken at entry ${String(brokenAt)}: this entry or one before it was changed.`,
        );
      io.stdout(
        last === undefined ? 'The audit is empty.\n' : `✓ ${String(entries)} entries; the last is ${last}\n`,
      );
    });
}
