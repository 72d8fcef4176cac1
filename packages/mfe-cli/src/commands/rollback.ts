import type { Command } from 'commander';
import { withResult, command } from '../command.ts';
import type { Io } from '../io.ts';
import { chosenRemote } from '../remotes.ts';
import { switchMessage } from './output.ts';
import { openTarget, withTarget } from '../targets/open-target.ts';

export function rollbackCommand(io: Io): Command {
  const rollback = command(
    io,
    'rollback [name]',
    'Ends the canary of a release if one exists; otherwise serves the release before the current one.',
    'rollback directory --from 1.3.0-0f3a9c21 --to https://agents.example',
  ).option('--from <version>', 'roll back this release and no other; needed right after a rollback');
  return withTarget(rollback).action(
    withResult(io, async (named: string | undefined, { to, from }: { to?: string; from?: string }) => {
      const name = named ?? chosenRemote(named, io);
      const switched = await openTarget(to, io).rollBack(name, from);
      // The default release did not change: a canary was rolled back.
      const ended = switched.before === switched.current;
      const trial = ended ? `; the trial of ${switched.rolledBack} is over` : '';
      return { json: switched, text: switchMessage(switched) + trial };
    }),
  );
}
