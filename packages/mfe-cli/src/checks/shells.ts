import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { satisfies } from 'compare-versions';
import {
  unmetRequirements,
  SHELL_MANIFEST_PATH,
  type ShellManifest,
} from '@naija/contracts/remote/compatibility';
import { readShellManifest } from '@naija/contracts/remote/compatibility';
import type { Release } from '@naija/contracts/remote/release';
import { providedBy } from '@naija/build-kit';
import type { Io } from '../io.ts';
import { Refusal } from '../errors.ts';
import { shellSetting } from '../shell-setting.ts';
import { requestJson } from '../targets/request-json.ts';
import { isAddress } from '../targets/site-target.ts';
import type { Finding } from './finding.ts';

export interface NamedShell {
  /** As in "the previous shell". */
  name: string;
  provided: ShellManifest;
}

/** What the last released shell offered. */
const PREVIOUS = 'shell/previous.json';

const SOURCES = 'shell/package.json';

/**
 * The shells that a release must run in: the one of these sources where they are here, and the one that visitors have.
 * @throws Refusal where neither is known
 */
export async function shellsToFit(named: string | undefined, io: Io): Promise<NamedShell[]> {
  const other = named ?? shellSetting(io);
  if (!isShellHere(io)) {
    if (other === undefined)
      throw new Refusal(
        'No shell is known: name the site with --shell https://agents.example, or as "mfe.shell" in package.json',
      );
    return [await namedShell(other, io)];
  }
  const current = { name: 'this shell', provided: await providedBy(path.join(io.root, 'shell')) };
  const previous =
    other === undefined
      ? { name: 'the previous shell', provided: await describedIn(path.join(io.root, PREVIOUS)) }
      : await namedShell(other, io);
  return [current, previous];
}

async function namedShell(place: string, io: Io): Promise<NamedShell> {
  return { name: `the shell of ${place}`, provided: await describedAt(place, io) };
}

/** Whether the command runs in the repository of the site. */
export function isShellHere({ root }: Io): boolean {
  return existsSync(path.join(root, SOURCES));
}

/** Requirements of a release that a shell does not fulfil. */
export function shellFindings(release: Release, shells: readonly NamedShell[]): Finding[] {
  return shells.flatMap(({ name, provided }) =>
    unmetRequirements(release, provided, satisfies).map((requirement): Finding => {
      return { check: 'shell', message: `does not fit ${name}: ${requirement}` };
    }),
  );
}

async function describedAt(place: string, { cwd }: Io): Promise<ShellManifest> {
  if (!isAddress(place)) return describedIn(path.resolve(cwd, place));
  return readShellManifest(await requestJson(new URL(SHELL_MANIFEST_PATH, place)));
}

async function describedIn(file: string): Promise<ShellManifest> {
  try {
    return readShellManifest(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new Refusal(`${file} does not say what a shell offers: ${(error as Error).message}`);
  }
}
