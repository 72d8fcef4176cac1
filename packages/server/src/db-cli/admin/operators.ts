import type { AuditAction } from '@naija/contracts/http/operators';
import { Command } from 'commander';
import type { Queryable } from '../../database/database.ts';
import { migrateDatabase } from '../../database/migrations.ts';
import { writeAudit } from '../../modules/audit/index.ts';
import { findAccount } from '../../modules/identity/index.ts';
import { grantRole, listOperators, resetSecondFactor, revokeRole } from '../../modules/operators/index.ts';
import type { Io } from '../io.ts';
import { withDatabase } from '../with-database.ts';

interface AccountCommand {
  name: string;
  description: string;
  action: AuditAction;
  change: (tx: Queryable, agentId: string, now: Date) => Promise<boolean>;
  done: string;
  unchanged: string;
}

const COMMANDS: readonly AccountCommand[] = [
  {
    name: 'grant',
    description: 'Makes an account with a verified email address an operator.',
    action: 'grant',
    change: grantRole,
    done: 'is an operator now, and sets up a second factor at /admin after logging in.',
    unchanged: 'is an operator already.',
  },
  {
    name: 'revoke',
    description: 'Takes the role, with its second factor; it ends at once.',
    action: 'revoke',
    change: revokeRole,
    done: 'is not an operator any more.',
    unchanged: 'is not an operator.',
  },
  {
    name: 'reset-second-factor',
    description: 'Removes the second factor of an operator who has lost phone and recovery codes.',
    action: 'reset-second-factor',
    change: resetSecondFactor,
    done: 'can set up a new second factor after logging in.',
    unchanged: 'is not an operator.',
  },
];

export const operatorCommands = [...COMMANDS.map(accountCommand), listCommand];

function accountCommand(command: AccountCommand): (io: Io) => Command {
  return (io) =>
    new Command(command.name)
      .description(command.description)
      .argument('<email>', 'of the account')
      .action(async (email: string) => {
        await withDatabase(io, async (db) => {
          await migrateDatabase(db);
          await db.transaction((tx) => changeAccount(tx, email, command));
        });
        io.stdout(`✓ ${email} ${command.done}\n`);
      });
}

async function changeAccount(
  tx: Queryable,
  email: string,
  { action, change, unchanged }: AccountCommand,
): Promise<void> {
  const account = await findAccount(tx, email);
  if (!account) throw new Error(`There is no account with the email address ${email}.`);
  if (action === 'grant' && account.emailVerifiedAt === null)
    throw new Error(`The email address ${email} is not verified: anyone may have signed up with it.`);
  const at = new Date();
  if (!(await change(tx, account.id, at))) throw new Error(`${email} ${unchanged}`);
  const subject = { kind: 'account' as const, id: account.id };
  await writeAudit(tx, { operatorId: undefined, action, subject, note: '', at });
}

function listCommand(io: Io): Command {
  return new Command('list')
    .description('Lists operators, with whether they have a second factor.')
    .action(async () => {
      const found = await withDatabase(io, async (db) => {
        await migrateDatabase(db);
        return listOperators(db);
      });
      const lines = found.map(({ email, name, operator: { grantedAt, secret } }) => {
        const since = grantedAt.toISOString().slice(0, 10);
        return `${email} (${name}): since ${since}, ${secret === null ? 'no second factor yet' : 'with second factor'}`;
      });
      io.stdout(`${lines.length > 0 ? lines.join('\n') : 'There are no operators.'}\n`);
    });
}
