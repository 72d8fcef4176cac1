import type { Command } from 'commander';
import { withResult, command } from '../command.ts';
import type { Io } from '../io.ts';
import { builtRemote, chosenRemote } from '../remotes.ts';

export function buildCommand(io: Io): Command {
  return command(
    io,
    'build [name]',
    'Builds a remote, if anything has changed since its last build.',
    'build directory',
  ).action(
    withResult(io, async (named: string | undefined) => {
      const name = chosenRemote(named, io);
      const { folder, release } = await builtRemote(name, io);
      const { version } = release;
      return { json: { remote: name, version, folder }, text: `✓ ${name} ${version} is in ${folder}` };
    }),
  );
}
