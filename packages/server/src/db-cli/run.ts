import { Command, CommanderError } from 'commander';
import { backupCommand } from './backup/backup.ts';
import { exportCommand, importCommand } from './backup/export.ts';
import { restoreCommand } from './backup/restore.ts';
import { verifyCommand } from './backup/verify.ts';
import { copyPhotosCommand } from './copy-photos.ts';
import { generateCommand } from './generate.ts';
import type { Io } from './io.ts';
import { operatorCommands } from './admin/operators.ts';
import { verifyAuditCommand } from './admin/verify-audit.ts';
import { addKeyCommand } from './keys/add.ts';
import { listKeysCommand, revokeKeyCommand } from './keys/list.ts';
import { migrateCommand, statusCommand } from './migrate.ts';
import { moveReleasesCommand } from './releases/move.ts';
import { seedReleasesCommand } from './releases/seed.ts';
import { removeDemoCommand } from './remove-demo.ts';

interface Program {
  summary: string;
  commands: readonly ((io: Io) => Command)[];
}

const PROGRAMS = {
  db: {
    summary: 'Work on the database that DATABASE_URL names, or the one kept in DATA_DIR.',
    commands: [
      generateCommand,
      migrateCommand,
      statusCommand,
      removeDemoCommand,
      backupCommand,
      verifyCommand,
      restoreCommand,
      exportCommand,
      importCommand,
      copyPhotosCommand,
    ],
  },
  keys: {
    summary:
      'Manage the keys that teams publish with. They are in the database that DATABASE_URL names, or the one kept in DATA_DIR.',
    commands: [addKeyCommand, listKeysCommand, revokeKeyCommand],
  },
  admin: {
    summary:
      'Manage operators, who moderate. They are in the database that DATABASE_URL names, or the one kept in DATA_DIR.',
    commands: [...operatorCommands, verifyAuditCommand],
  },
  releases: {
    summary:
      'Give a new site its first releases, or take them to another place. They are in the storage at STORAGE_URL, or in REMOTES_DIR.',
    commands: [seedReleasesCommand, moveReleasesCommand],
  },
} as const satisfies Record<string, Program>;

type ProgramName = keyof typeof PROGRAMS;

export const PROGRAM_SUMMARIES = Object.entries(PROGRAMS).map(
  ([name, { summary }]) => [name, summary] as const,
);

export function isProgram(name: string): name is ProgramName {
  return Object.hasOwn(PROGRAMS, name);
}

const DONE = 0;
const FAILED = 1;
export const WRONG_USE = 2;

/** Exit status: 0 done, 1 failed, 2 wrong use. */
export function run(program: ProgramName, argv: readonly string[], io: Io): Promise<number> {
  return runCommand(groupOf(`naija ${program}`, PROGRAMS[program], io), argv, io);
}

/** Runs a command or one of its subcommands; returns the exit status. */
export async function runCommand(command: Command, argv: readonly string[], io: Io): Promise<number> {
  try {
    await configured(command, io).parseAsync(argv, { from: 'user' });
    return DONE;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : WRONG_USE;
    io.stderr(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
    return FAILED;
  }
}

function groupOf(name: string, { summary, commands }: Program, io: Io): Command {
  const program = new Command(name)
    .description(summary)
    .usage('<command> …')
    .addHelpText('after', '\nExit status: 0 done, 1 refused or failed, 2 wrong use.');
  for (const make of commands) program.addCommand(make(io));
  return program;
}

function configured(program: Command, io: Io): Command {
  for (const command of [program, ...program.commands])
    command
      .allowExcessArguments(false)
      .showHelpAfterError(
        `See: ${[program.name(), ...(command === program ? [] : [command.name()])].join(' ')} --help`,
      )
      .exitOverride()
      .configureOutput({ writeOut: io.stdout, writeErr: io.stderr });
  return program;
}
