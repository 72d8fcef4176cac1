import type { Command } from 'commander';
import { answering, command } from '../command.ts';
import type { Io } from '../io.ts';
import { switchedWords } from '../switched-words.ts';
import { openTarget, withTarget } from '../targets/target.ts';

export function rollbackCommand(io: Io): Command {
  const rollback = command(
    io,
    'rollback <name>',
    'Ends the trial of a release if there is one; otherwise gives visitors the release before.',
    'rollback directory --to https://agents.example',
  );
  return withTarget(rollback).action(
    answering(io, async (name: string, { to }: { to?: string }) => {
      const switched = await openTarget(to, io).rollBack(name);
      return { json: switched, words: switchedWords(switched) };
    }),
  );
}
