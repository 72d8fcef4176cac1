import type { Command } from 'commander';

export function withShell(command: Command): Command {
  return command.option(
    '--shell <place>',
    'address of a site, or a folder or file of a shell, in the place of that of the target, or of shell/previous.json',
  );
}
