import type { Command } from 'commander';
import { checkRemote, reportText, type CheckOptions } from '../checks/check-remote.ts';
import { withResult, command } from '../command.ts';
import type { Io } from '../io.ts';
import { chosenRemote } from '../remotes.ts';
import { openTarget, withTarget } from '../targets/open-target.ts';
import { withShell } from './options.ts';

export function checkCommand(io: Io): Command {
  const check = command(
    io,
    'check [name]',
    'Lists everything that prevents a remote from being shipped: types, files, contract, needs that the shell there does not meet, rendering on the server, weight, pages of other remotes.',
    'check directory --to https://agents.example',
  );
  return withShell(withTarget(check)).action(
    withResult(io, async (named: string | undefined, options: CheckOptions) => {
      const name = chosenRemote(named, io);
      const { report } = await checkRemote(name, openTarget(options.to, io).registry, options, io);
      return { json: report, text: reportText(report), refused: !report.passed };
    }),
  );
}
