import type { Command } from 'commander';
import { command, withResult } from '../command.ts';
import { Refusal } from '../errors.ts';
import type { Io } from '../io.ts';
import { openTarget, withTarget } from '../targets/open-target.ts';

export function retireCommand(io: Io): Command {
  const retire = command(
    io,
    'retire <name>',
    'Removes a remote from the site, with all of its pages. Publishing it again restores it.',
    'retire saved-homes --yes saved-homes --to https://agents.example',
  ).option('--yes <name>', 'the name once more, instead of typing it');
  return withTarget(retire).action(
    withResult(io, async (name: string, { to, yes }: { to?: string; yes?: string }) => {
      const target = openTarget(to, io);
      const confirmed = yes ?? (await typedName(name, io));
      if (confirmed !== name)
        throw new Refusal(`Nothing was retired: it is confirmed with --yes ${name}, or by typing ${name}`);
      const retired = await target.retire(name);
      const text = `✓ ${name} is removed from the site, and other remotes may use its pages. "${io.program} publish ${name}" restores it`;
      return { json: retired, text };
    }),
  );
}

/** The first line that the user types; undefined without a terminal. */
async function typedName(name: string, { stdin, stderr }: Io): Promise<string | undefined> {
  if (!stdin.isTTY) return undefined;
  stderr(`Visitors get "not found" instead of all pages of ${name}. Type its name to retire it: `);
  for await (const text of stdin) return String(text).trim();
  return undefined;
}
