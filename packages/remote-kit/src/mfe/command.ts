import { Command } from 'commander';
import type { Io } from './io.ts';
import { Told } from './refusal.ts';

/** What a command has to say: one value for programs, the same in words for people. */
export interface Answer {
  json: unknown;
  words: string;
  /** True where the answer is a no. */
  refused?: boolean;
}

/**
 * A command with what every one of them has: `--json`, help with an example, and an end that no exit hides.
 * @param usage name and arguments, such as 'canary <name> <version> <percent>'
 * @param example arguments after `mfe`
 */
export function command(io: Io, usage: string, summary: string, example: string): Command {
  const [name = '', ...args] = usage.split(' ');
  const made = new Command(name);
  for (const argument of args) made.argument(argument);
  return made
    .description(summary)
    .option('--json', 'print one JSON value for programs; words for people go to the error output')
    .addHelpText('after', `\nExample:\n  npm run mfe -- ${example}`)
    .showHelpAfterError(`See: npm run mfe -- ${name} --help`)
    .exitOverride()
    .configureOutput({ writeOut: io.stdout, writeErr: io.stderr });
}

/** Runs what a command does and gives out its answer in the form that was asked for. */
export function answering<Args extends unknown[]>(io: Io, act: (...args: Args) => Promise<Answer>) {
  return async function (this: Command, ...args: Args): Promise<void> {
    const { json, words, refused = false } = await act(...args);
    if (this.opts<{ json?: true }>().json) io.stdout(`${JSON.stringify(json, null, 2)}\n`);
    else io.stdout(`${words}\n`);
    if (refused) throw new Told();
  };
}
