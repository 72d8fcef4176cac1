import { type Command, InvalidArgumentError } from 'commander';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { PROVENANCE_MAX_BYTES } from '@naija/contracts/http/releases';
import { Refusal } from '../errors.ts';
import type { Io } from '../io.ts';

export function withShell(command: Command): Command {
  return command.option(
    '--shell <place>',
    'address of a site, or a folder or file of a shell, instead of that of the target; for a folder, checked beside the one built here',
  );
}

/** Parses a percentage of visitors. @throws InvalidArgumentError */
export function parsePercent(text: string): number {
  const percent = Number(text);
  if (/^\d{1,3}$/.test(text) && percent >= 1 && percent <= 100) return percent;
  throw new InvalidArgumentError('It is a whole number from 1 to 100.');
}

/** The absolute path of a bundle. @throws Refusal if it cannot be sent */
export async function provenanceFile(
  named: string | undefined,
  { cwd }: Io,
): Promise<{ provenance?: string }> {
  if (named === undefined) return {};
  const provenance = path.resolve(cwd, named);
  const found = await stat(provenance).catch(() => undefined);
  if (!found?.isFile()) throw new Refusal(`--provenance: there is no file ${provenance}`);
  if (found.size > PROVENANCE_MAX_BYTES)
    throw new Refusal(`--provenance: ${provenance} is larger than ${String(PROVENANCE_MAX_BYTES)} bytes`);
  return { provenance };
}
