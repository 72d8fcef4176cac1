import { type Command, InvalidArgumentError } from 'commander';

export function withShell(command: Command): Command {
  return command.option(
    '--shell <place>',
    'address of a site, or a folder or file of a shell, instead of that of the target; for a folder, checked beside the one built here',
  );
}

/**
 * Parses a percentage of visitors.
 * @throws InvalidArgumentError
 */
export function parsePercent(text: string): number {
  const percent = Number(text);
  if (/^\d{1,3}$/.test(text) && percent >= 1 && percent <= 100) return percent;
  throw new InvalidArgumentError('It is a whole number from 1 to 100.');
}
