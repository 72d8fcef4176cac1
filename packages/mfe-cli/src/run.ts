import { Command, CommanderError } from 'commander';
import { buildCommand } from './commands/build.ts';
import { canaryCommand } from './commands/canary.ts';
import { checkShellCommand } from './commands/check-shell.ts';
import { checkCommand } from './commands/check.ts';
import { devCommand } from './commands/dev.ts';
import { initCommand } from './commands/init.ts';
import { newCommand } from './commands/new.ts';
import { previewCommand } from './commands/preview.ts';
import { publishCommand } from './commands/publish.ts';
import { resealCommand } from './commands/reseal.ts';
import { retireCommand } from './commands/retire.ts';
import { rollbackCommand } from './commands/rollback.ts';
import { stackCommand } from './commands/stack.ts';
import { statusCommand } from './commands/status.ts';
import { wordsCommand } from './commands/words.ts';
import { verifyCommand } from './commands/verify.ts';
import type { Io } from './io.ts';
import { AlreadyReported, WrongUse } from './errors.ts';

const COMMANDS = [
  newCommand,
  initCommand,
  devCommand,
  checkCommand,
  checkShellCommand,
  buildCommand,
  previewCommand,
  publishCommand,
  rollbackCommand,
  canaryCommand,
  retireCommand,
  statusCommand,
  stackCommand,
  verifyCommand,
  wordsCommand,
  resealCommand,
];

const DONE = 0;
const REFUSED = 1;
const WRONG_USE = 2;

/** Runs the `mfe` command. */
export async function run(argv: string[], io: Io): Promise<number> {
  try {
    await program(io).parseAsync(argv, { from: 'user' });
    return DONE;
  } catch (error) {
    if (error instanceof AlreadyReported) return REFUSED;
    if (error instanceof CommanderError && error.exitCode === 0) return DONE;
    const message = error instanceof Error ? error.message : String(error);
    if (argv.includes('--json')) io.stdout(`${JSON.stringify({ error: message })}\n`);
    // Commander has reported wrong arguments already.
    if (error instanceof CommanderError) return WRONG_USE;
    io.stderr(`✗ ${message}\n`);
    return error instanceof WrongUse ? WRONG_USE : REFUSED;
  }
}

function program(io: Io): Command {
  const mfe = new Command(io.program)
    .description('Create, check and ship a remote.')
    .usage('<command> …')
    .addHelpText('after', '\nExit status: 0 done, 1 refused or failed, 2 wrong use.')
    .exitOverride()
    .configureOutput({ writeOut: io.stdout, writeErr: io.stderr });
  for (const make of COMMANDS) mfe.addCommand(make(io));
  return mfe;
}
