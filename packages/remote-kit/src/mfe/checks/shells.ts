import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { satisfies } from 'compare-versions';
import {
  incompatibilities,
  SHELL_MANIFEST_PATH,
  type ShellManifest,
} from '@naija/contracts/remote/compatibility';
import { readShellManifest } from '@naija/contracts/remote/compatibility';
import type { Release } from '@naija/contracts/remote/release';
import { providedBy } from '../../vite/provided.ts';
import type { Io } from '../io.ts';
import { Refusal } from '../refusal.ts';
import { ask } from '../targets/ask.ts';
import { isAddress } from '../targets/site-target.ts';
import type { Finding } from './finding.ts';

/** A shell that a release has to run in. */
export interface NamedShell {
  /** As in "the previous shell". */
  name: string;
  provided: ShellManifest;
}

/** What the shell of the last release offered, in the repository. */
const PREVIOUS = 'shell/previous.json';

/**
 * The shells that releases of today meet: the one of these sources, and the one that visitors have.
 * @param other address of a site or a file in the place of the previous shell that the repository remembers
 */
export async function shellsToFit(other: string | undefined, io: Io): Promise<NamedShell[]> {
  const current = { name: 'this shell', provided: await providedBy(path.join(io.root, 'shell')) };
  const previous =
    other === undefined
      ? { name: 'the previous shell', provided: await describedIn(path.join(io.root, PREVIOUS)) }
      : { name: `the shell of ${other}`, provided: await describedAt(other, io) };
  return [current, previous];
}

/** What a release asks for that one of the shells does not have. */
export function shellFindings(release: Release, shells: readonly NamedShell[]): Finding[] {
  return shells.flatMap(({ name, provided }) =>
    incompatibilities(release, provided, satisfies).map((misfit): Finding => {
      return { check: 'shell', message: `does not fit ${name}: ${misfit}` };
    }),
  );
}

async function describedAt(place: string, { cwd }: Io): Promise<ShellManifest> {
  if (!isAddress(place)) return describedIn(path.resolve(cwd, place));
  return readShellManifest(await ask(new URL(SHELL_MANIFEST_PATH, place)));
}

async function describedIn(file: string): Promise<ShellManifest> {
  try {
    return readShellManifest(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new Refusal(`${file} does not say what a shell offers: ${(error as Error).message}`);
  }
}
