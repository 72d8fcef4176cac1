import type { Command } from 'commander';

export function withShell(command: Command): Command {
  return command.option(
    '--shell <place>',
    'address of a site or a shell.json, in the place of shell/previous.json or of "mfe.shell" in package.json',
  );
}
