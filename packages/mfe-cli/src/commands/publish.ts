import { type Command, Option } from 'commander';
import { checkRemote, reportText } from '../checks/check-remote.ts';
import { withResult, command } from '../command.ts';
import type { Io } from '../io.ts';
import { chosenRemote } from '../remotes.ts';
import { switchMessage } from '../switch-message.ts';
import { openTarget, withTarget } from '../targets/open-target.ts';
import type { Publishing } from '../targets/target.ts';
import { parsePercent } from './percent-argument.ts';
import { withShell } from './shell-option.ts';

const RAISED =
  '\n  The server raises it by itself, or withdraws it where it is worse: see mfe status. You can close this terminal.';

interface PublishOptions extends Publishing {
  to?: string;
  shell?: string;
}

export function publishCommand(io: Io): Command {
  const publish = command(
    io,
    'publish [name]',
    'Compiles, builds and checks a remote, and gives it to visitors.',
    'publish directory --to https://agents.example',
  )
    .option('--at <origin>', 'origin that serves the files, such as https://cdn.example; with a folder only')
    .option('--percent <share>', 'share of visitors to try it on first', parsePercent)
    .addOption(
      new Option(
        '--auto',
        'begins with 1 % of visitors; the server raises it to 5, 25 and 100 % while it is not worse',
      ).conflicts(['percent', 'at']),
    );
  return withShell(withTarget(publish)).action(
    withResult(io, async (named: string | undefined, { to, shell, ...how }: PublishOptions) => {
      const name = chosenRemote(named, io);
      const target = openTarget(to, io);
      const { remote, report } = await checkRemote(name, target.registry, shell, io);
      if (!report.passed) return { json: report, text: reportText(report), refused: true };
      const published = await target.publish(remote, how);
      const known = published.added ? '' : ' (this release was there already)';
      const raised = how.auto && published.trial ? RAISED : '';
      return { json: published, text: `${switchMessage(published)}${known}${raised}` };
    }),
  );
}
