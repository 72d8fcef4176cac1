import { stat } from 'node:fs/promises';
import path from 'node:path';
import { PROVENANCE_MAX_BYTES } from '@naija/contracts/http/releases';
import { Refusal } from './errors.ts';
import type { Io } from './io.ts';

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
