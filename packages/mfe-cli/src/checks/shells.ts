import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL_MANIFEST_PATH } from '@naija/contracts/remote/compatibility';
import type { Release } from '@naija/contracts/remote/release';
import { deprecatedReads, readShellOffer, type ShellOffer } from '@naija/contracts/remote/shell-offer';
import { releaseMisfits } from '@naija/releases';
import type { Io } from '../io.ts';
import { Refusal } from '../errors.ts';
import { placeOf } from '../targets/sites.ts';
import { requestJson } from '../targets/request-json.ts';
import { isAddress } from '../targets/site-target.ts';
import type { Finding } from './finding.ts';

export interface NamedShell {
  /** As in "the previous shell". */
  name: string;
  offer: ShellOffer;
}

/** What the last released shell offered. */
const PREVIOUS = 'shell/previous.json';
const BUILT = 'shell/dist';
const SOURCES = 'shell/package.json';

/**
 * The shells that a release must run in, by what they publish: that of the site it is shipped to; for a folder, the one
 * built here and the one that visitors have.
 * @param named place of a shell, in the place of the site's or the previous one
 * @param to target of the release
 * @throws Refusal where none is known
 */
export async function shellsToFit(
  named: string | undefined,
  to: string | undefined,
  io: Io,
): Promise<NamedShell[]> {
  const target = placeOf(to, io);
  const site = target !== undefined && isAddress(target) ? target : undefined;
  const place = named === undefined ? site : placeOf(named, io);
  if (place !== undefined && (site !== undefined || !isShellHere(io))) return [await namedShell(place, io)];
  if (place === undefined && !isShellHere(io))
    throw new Refusal(
      'No shell is known: name the site with --shell https://agents.example, or as "mfe.shell" in package.json',
    );
  if (place !== undefined) return [await builtShell(io), await namedShell(place, io)];
  // An installed server has replaced the shell before; what its visitors have kept of that loads only what fits.
  const isKnown = existsSync(path.join(io.root, PREVIOUS));
  return [await builtShell(io), ...(isKnown ? [await previousShell(io)] : [])];
}

/** The shell that runs where releases are shipped to, and the previous one; without those that nothing says anything of. */
export async function knownShells(to: string | undefined, io: Io): Promise<NamedShell[]> {
  const target = placeOf(to, io);
  const running = target !== undefined && isAddress(target) ? namedShell(target, io) : builtShell(io);
  const found = await Promise.allSettled([running, previousShell(io)]);
  return found.flatMap((shell) => (shell.status === 'fulfilled' ? [shell.value] : []));
}

/** @throws Refusal where none is built in this repository */
export async function builtShell(io: Io): Promise<NamedShell> {
  const folder = path.join(io.root, BUILT);
  if (!existsSync(path.join(folder, SHELL_MANIFEST_PATH)))
    throw new Refusal(`No shell is built in ${folder}: run "npm run build", or name another place`);
  return { name: 'the shell built here', offer: await offerIn(folder) };
}

/** The last released shell, as this repository keeps it. */
export async function previousShell(io: Io): Promise<NamedShell> {
  return { name: 'the previous shell', offer: await offerIn(path.join(io.root, PREVIOUS)) };
}

/** A shell by the address of its site, or its folder or shell.json. */
export async function namedShell(place: string, io: Io): Promise<NamedShell> {
  const offer = isAddress(place)
    ? readShellOffer(await requestJson(new URL(SHELL_MANIFEST_PATH, place)))
    : await offerIn(path.resolve(io.cwd, place));
  return { name: `the shell of ${place}`, offer };
}

/** Whether the command runs in the repository of the site. */
export function isShellHere({ root }: Io): boolean {
  return existsSync(path.join(root, SOURCES));
}

/** Everything that a release needs and a shell lacks. */
export function shellFindings(release: Release, shells: readonly NamedShell[]): Finding[] {
  return shells.flatMap(({ name, offer }) =>
    releaseMisfits(release, offer).map((requirement): Finding => {
      return { check: 'shell', message: `does not fit ${name}: ${requirement}` };
    }),
  );
}

/** Deprecated fields that a release reads, by the latest word of any shell. */
export function deprecationWarnings(release: Release, shells: readonly NamedShell[]): string[] {
  return [...new Set(shells.flatMap(({ offer }) => deprecatedReads(release, offer)))];
}

async function offerIn(place: string): Promise<ShellOffer> {
  const file = place.endsWith('.json') ? place : path.join(place, SHELL_MANIFEST_PATH);
  try {
    return readShellOffer(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new Refusal(`${file} does not say what a shell offers: ${(error as Error).message}`);
  }
}
