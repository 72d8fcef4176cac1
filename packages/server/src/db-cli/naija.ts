import { doctorCommand } from './doctor.ts';
import type { Io } from './io.ts';
import { isProgram, PROGRAM_SUMMARIES, run, runCommand, WRONG_USE } from './run.ts';

const OTHERS = [
  // This command is in a separate package, and the caller of `naija` runs it.
  ['mfe', 'Publish, roll back and verify releases of remotes.'],
  [
    'doctor',
    'Say what is wrong with settings, database, mail, storage, releases and the server, and what to do about it.',
  ],
] as const;

/** Runs an operator's command, such as `naija db status`; returns its exit status. */
export async function naija([name = '', ...argv]: readonly string[], io: Io): Promise<number> {
  if (isProgram(name)) return run(name, argv, io);
  if (name === 'doctor') return runCommand(doctorCommand(io), argv, io);
  if (['--help', '-h'].includes(name)) {
    io.stdout(help());
    return 0;
  }
  io.stderr(`${name === '' ? 'Name a program.' : `There is no program ${name}.`}\n\n${help()}`);
  return WRONG_USE;
}

function help(): string {
  const programs = [...PROGRAM_SUMMARIES, ...OTHERS].map(
    ([name, summary]) => `  ${name.padEnd(10)}${summary}\n`,
  );
  return `Usage: naija <program> …, with the settings of the server. Each has --help.\n\n${programs.join('')}`;
}
