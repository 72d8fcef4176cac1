import type { Command } from 'commander';
import type { RollbackResponse } from '@naija/contracts/http/releases';
import { withResult, command } from '../command.ts';
import type { Io } from '../io.ts';
import { chosenRemote } from '../remotes.ts';
import { switchMessage } from './output.ts';
import { openTarget, withTarget } from '../targets/open-target.ts';

export function rollbackCommand(io: Io): Command {
  const rollback = command(
    io,
    'rollback [name]',
    'Withdraws the canary if one exists, so that all visitors get the default release; otherwise serves the release before it.',
    'rollback directory --from 1.3.0-0f3a9c21 --to https://agents.example',
  ).option('--from <version>', 'roll back this release and no other; needed right after a rollback');
  return withTarget(rollback).action(
    withResult(io, async (named: string | undefined, { to, from }: { to?: string; from?: string }) => {
      const name = named ?? chosenRemote(named, io);
      const switched = await openTarget(to, io).rollBack(name, from);
      return { json: switched, text: [rollbackMessage(switched), ...furtherBack(switched, io)].join('\n') };
    }),
  );
}

function rollbackMessage(switched: RollbackResponse): string {
  const { remote, rolledBack, before, current } = switched;
  if (before !== current) return switchMessage(switched);
  return `✓ ${remote}: the canary ${rolledBack} is withdrawn, and all visitors get ${current}, which was and stays the default release`;
}

/** How to go back one more release, which takes its name: two people in one incident must not go back two. */
function furtherBack({ remote, current, earlier }: RollbackResponse, { program }: Io): string[] {
  if (earlier === undefined) return [];
  if (earlier === null)
    return [`  No release before ${current} is listed: if it is bad too, publish a fixed one`];
  return [
    `  If ${current} is bad too, go back to ${earlier}: ${program} rollback ${remote} --from ${current}`,
  ];
}
