import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { withoutInvisible } from '@naija/contracts/remote/untrusted-text';
import { command, withResult } from '../command.ts';
import { Refusal } from '../errors.ts';
import type { Io } from '../io.ts';
import { findMaps } from '../stack/find-maps.ts';
import { translate } from '../stack/translate.ts';
import { openTarget, withTarget } from '../targets/open-target.ts';

const MAX_BYTES = 100_000;

export function stackCommand(io: Io): Command {
  const stack = command(
    io,
    'stack <name> [file]',
    'Prints a stack trace of a browser with files and lines of the sources, using the source maps of the last build or of the site.',
    'stack directory trace.txt --to https://agents.example',
  ).option('--version <version>', 'release of the trace, if its addresses do not contain it');
  return withTarget(stack).action(
    withResult(
      io,
      async (name: string, file: string | undefined, { to, version }: { to?: string; version?: string }) => {
        const { mapOf, missing } = findMaps({ name, version }, openTarget(to, io), io);
        const trace = await readTrace(file, io);
        const { text, translated } = await translate(trace, name, mapOf);
        const printed = text.split('\n').map(withoutInvisible).join('\n');
        const [reason] = missing;
        if (translated === 0)
          throw new Refusal(
            reason ?? `No line names a script of ${name}, such as /remotes/${name}/1.0.0/Page.js:1:2`,
          );
        for (const message of missing) io.stderr(`! ${message}\n`);
        return { json: { remote: name, trace: text, translated }, text: printed.trimEnd() };
      },
    ),
  );
}

/** Reads a trace. @param file '-' or undefined for standard input */
async function readTrace(file: string | undefined, io: Io): Promise<string> {
  if (file !== undefined && file !== '-') {
    const place = path.resolve(io.cwd, file);
    const size = await stat(place).then(
      ({ size: bytes }) => bytes,
      () => undefined,
    );
    if (size === undefined) throw new Refusal(`There is no file ${place}`);
    if (size > MAX_BYTES) throw tooLong();
    return readFile(place, 'utf8');
  }
  if (io.stdin.isTTY) io.stderr('› Paste the trace, then press Ctrl+D\n');
  let trace = '';
  for await (const text of io.stdin) {
    trace += String(text);
    if (trace.length > MAX_BYTES) throw tooLong();
  }
  return trace;
}

function tooLong(): Refusal {
  return new Refusal(`A trace may have ${String(MAX_BYTES / 1_000)} kB; keep only the lines of the page`);
}
