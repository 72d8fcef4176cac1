import type { Command } from 'commander';
import { withResult, command } from '../command.ts';
import type { Io } from '../io.ts';
import { switchMessage } from './output.ts';
import { openTarget, withTarget } from '../targets/open-target.ts';
import { parsePercent } from './options.ts';

export function canaryCommand(io: Io): Command {
  const canary = command(
    io,
    'canary <name> <version>',
    'Serves a release to a share of visitors, always the same ones; 100 serves it to all.',
    'canary directory 1.3.0-0f3a9c21 10 --to https://agents.example',
  ).argument('<percent>', 'share of visitors, a whole number from 1 to 100', parsePercent);
  return withTarget(canary).action(
    withResult(io, async (name: string, version: string, percent: number, { to }: { to?: string }) => {
      const switched = await openTarget(to, io).startCanary(name, version, percent);
      return { json: switched, text: switchMessage(switched) };
    }),
  );
}
