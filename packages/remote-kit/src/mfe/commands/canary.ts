import type { Command } from 'commander';
import { answering, command } from '../command.ts';
import type { Io } from '../io.ts';
import { switchedWords } from '../switched-words.ts';
import { openTarget, withTarget } from '../targets/target.ts';
import { share } from './share.ts';

export function canaryCommand(io: Io): Command {
  const canary = command(
    io,
    'canary <name> <version>',
    'Tries a release on a share of visitors, always the same ones; 100 gives it to all.',
    'canary directory 1.3.0-0f3a9c21 10 --to https://agents.example',
  ).argument('<percent>', 'share of visitors, a whole number from 1 to 100', share);
  return withTarget(canary).action(
    answering(io, async (name: string, version: string, percent: number, { to }: { to?: string }) => {
      const switched = await openTarget(to, io).startCanary(name, version, percent);
      return { json: switched, words: switchedWords(switched) };
    }),
  );
}
