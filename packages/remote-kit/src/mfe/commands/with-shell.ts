import type { Command } from 'commander';

/** Adds the option that names the shell which visitors have now. */
export function withShell(command: Command): Command {
  return command.option(
    '--shell <place>',
    'address of a site or a shell.json, in the place of shell/previous.json',
  );
}
