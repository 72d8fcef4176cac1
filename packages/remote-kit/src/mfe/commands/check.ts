import type { Command } from 'commander';
import { checkRemote, reportWords } from '../checks/check-remote.ts';
import { answering, command } from '../command.ts';
import type { Io } from '../io.ts';
import { openTarget, withTarget } from '../targets/target.ts';
import { withShell } from './with-shell.ts';

interface CheckOptions {
  to?: string;
  shell?: string;
}

export function checkCommand(io: Io): Command {
  const check = command(
    io,
    'check <name>',
    'Says everything that keeps a remote from being shipped: types, files, contract, what it needs of this and of the previous shell, weight, pages of other remotes.',
    'check directory --to https://agents.example',
  );
  return withShell(withTarget(check)).action(
    answering(io, async (name: string, { to, shell }: CheckOptions) => {
      const { report } = await checkRemote(name, openTarget(to, io).registry, shell, io);
      return { json: report, words: reportWords(report), refused: !report.passed };
    }),
  );
}
