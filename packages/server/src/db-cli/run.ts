import { Command, CommanderError } from 'commander';
import { generateCommand } from './generate.ts';
import type { Io } from './io.ts';
import { migrateCommand, statusCommand } from './migrate.ts';
import { removeDemoCommand } from './remove-demo.ts';

const COMMANDS = [generateCommand, migrateCommand, statusCommand, removeDemoCommand];

const DONE = 0;
const FAILED = 1;
const WRONG_USE = 2;

/** Runs a command with arguments `argv`; returns its exit status: 0 done, 1 failed, 2 wrong use. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    await program(io).parseAsync(argv, { from: 'user' });
    return DONE;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : WRONG_USE;
    io.stderr(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
    return FAILED;
  }
}

function program(io: Io): Command {
  const db = new Command('npm run db --')
    .description('Work on the database that DATABASE_URL names, or the one kept in DATA_DIR.')
    .usage('<command> …')
    .addHelpText('after', '\nExit status: 0 done, 1 refused or failed, 2 wrong use.');
  for (const make of COMMANDS) db.addCommand(make(io));
  for (const command of [db, ...db.commands])
    command
      .allowExcessArguments(false)
      .showHelpAfterError(`See: ${[db.name(), ...(command === db ? [] : [command.name()])].join(' ')} --help`)
      .exitOverride()
      .configureOutput({ writeOut: io.stdout, writeErr: io.stderr });
  return db;
}
