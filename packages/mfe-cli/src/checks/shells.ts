import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL_MANIFEST_PATH } from '@naija/contracts/remote/compatibility';
import type { Release } from '@naija/contracts/remote/release';
import { readShellOffer, type ShellOffer } from '@naija/contracts/remote/shell-offer';
import { releaseMisfits } from '@naija/releases';
import type { Io } from '../io.ts';
import { Refusal } from '../errors.ts';
import { placeOf } from '../targets/sites.ts';
import { requestJson } from '../targets/request-json.ts';
import { isAddress } from '../targets/site-target.ts';
import type { Finding } from './finding.ts';

export interface NamedShell {
  /** Name in messages, such as "the shell built here". */
  name: string;
  offer: ShellOffer;
}

const BUILT = 'shell/dist';
const SOURCES = 'shell/package.json';

/**
 * The shells that a release must fit: the one of the site that it is shipped to or, for a folder, the one built here. A
 * shell named with `--shell` replaces that of the site, or is checked beside the one built here.
 * @param named place of a shell: an address, a folder or a file
 * @param to target of the release
 * @throws Refusal if no shell is known
 */
export async function shellsToFit(
  named: string | undefined,
  to: string | undefined,
  io: Io,
): Promise<NamedShell[]> {
  const site = siteOf(to, io);
  const place = named === undefined ? site : placeOf(named, io);
  if (place === undefined && !isShellHere(io))
    throw new Refusal(
      'No shell is known: name the site with --shell https://agents.example, or as "mfe.shell" in package.json',
    );
  if (place === undefined) return [await builtShell(io)];
  const isBuiltOneUsed = site === undefined && isShellHere(io);
  return [...(isBuiltOneUsed ? [await builtShell(io)] : []), await namedShell(place, io)];
}

/** The shell that runs at a target, in a list that is empty if it cannot be read. */
export async function runningShells(to: string | undefined, io: Io): Promise<NamedShell[]> {
  const site = siteOf(to, io);
  try {
    return [await (site === undefined ? builtShell(io) : namedShell(site, io))];
  } catch {
    return [];
  }
}

function siteOf(to: string | undefined, io: Io): string | undefined {
  const target = placeOf(to, io);
  return target !== undefined && isAddress(target) ? target : undefined;
}

/** The shell that is built in this repository. @throws Refusal if none is built */
export async function builtShell(io: Io): Promise<NamedShell> {
  const folder = path.join(io.root, BUILT);
  if (!existsSync(path.join(folder, SHELL_MANIFEST_PATH)))
    throw new Refusal(`No shell is built in ${folder}: run "npm run build", or name another place`);
  return { name: 'the shell built here', offer: await offerIn(folder) };
}

/** A shell by the address of its site, its folder or its shell.json. */
export async function namedShell(place: string, io: Io): Promise<NamedShell> {
  const offer = isAddress(place)
    ? readShellOffer(await requestJson(new URL(SHELL_MANIFEST_PATH, place)))
    : await offerIn(path.resolve(io.cwd, place));
  return { name: `the shell of ${place}`, offer };
}

/** True if the command runs in the repository of the site. */
export function isShellHere({ root }: Io): boolean {
  return existsSync(path.join(root, SOURCES));
}

/** Findings about all needs of a release that the shells do not meet. */
export function shellFindings(release: Release, shells: readonly NamedShell[]): Finding[] {
  return shells.flatMap(({ name, offer }) =>
    releaseMisfits(release, offer).map((requirement): Finding => {
      return { check: 'shell', message: `does not fit ${name}: ${requirement}` };
    }),
  );
}

async function offerIn(place: string): Promise<ShellOffer> {
  const file = place.endsWith('.json') ? place : path.join(place, SHELL_MANIFEST_PATH);
  try {
    return readShellOffer(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new Refusal(`${file} does not describe a shell: ${(error as Error).message}`);
  }
}
