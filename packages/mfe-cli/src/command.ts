import { Command } from 'commander';
import type { Io } from './io.ts';
import { AlreadyReported } from './errors.ts';

/** Result of a command, as JSON and as text. */
export interface CommandResult {
  json: unknown;
  text: string;
  /** True if the command exits with status 1. */
  refused?: boolean;
}

/** Characters that JSON does not escape, and that control a terminal or change the order of text. */
const INVISIBLE = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu;

function escaped(one: string): string {
  return one.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Creates a command with `--json` and help with an example, which throws errors instead of exiting. */
export function command(io: Io, usage: string, summary: string, example: string): Command {
  const [name = '', ...args] = usage.split(' ');
  const made = new Command(name);
  for (const argument of args) made.argument(argument);
  return made
    .description(summary)
    .option('--json', 'print one JSON value for programs; messages go to the error output')
    .addHelpText('after', `\nExample:\n  ${io.program} ${example}`)
    .showHelpAfterError(`See: ${io.program} ${name} --help`)
    .exitOverride()
    .configureOutput({ writeOut: io.stdout, writeErr: io.stderr });
}

/** Wraps an action, and prints its result as text or JSON. */
export function withResult<Args extends unknown[]>(io: Io, act: (...args: Args) => Promise<CommandResult>) {
  return async function (this: Command, ...args: Args): Promise<void> {
    const { json, text, refused = false } = await act(...args);
    if (this.opts<{ json?: true }>().json)
      io.stdout(`${JSON.stringify(json, null, 2).replace(INVISIBLE, escaped)}\n`);
    else io.stdout(`${text}\n`);
    if (refused) throw new AlreadyReported();
  };
}
