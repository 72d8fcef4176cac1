import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readRelease, type Release } from '@naija/contracts/remote/release';
import { RELEASE_FILE } from '@naija/releases';
import type { Io } from './io.ts';
import { Refusal, WrongUse } from './errors.ts';

const SUFFIX = '-mfe';
const ENTRY = 'src/remote.tsx';

export interface BuiltRemote {
  name: string;
  dir: string;
  folder: string;
  release: Release;
}

/** Folder of a remote in the repository of the site. */
export function siteFolder(name: string): string {
  return `${name}${SUFFIX}`;
}

/** Folders relative to the root, by remote; '.' for a remote in a repository of its own. */
export function remotesHere(root: string): ReadonlyMap<string, string> {
  const own = existsSync(path.join(root, ENTRY)) ? [[nameIn(root), '.'] as const] : [];
  const others = readdirSync(root)
    .filter((folder) => folder.endsWith(SUFFIX) && existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => [folder.slice(0, -SUFFIX.length), folder] as const);
  return new Map([...own, ...others].sort(([one], [other]) => one.localeCompare(other)));
}

/**
 * The remote that a command is about: the named one, or the only one here.
 * @throws Refusal for an unknown remote; WrongUse without a name if several or none exist
 */
export function chosenRemote(name: string | undefined, { root, program }: Io): string {
  const known = [...remotesHere(root).keys()];
  const [only] = known;
  if (name === undefined && known.length === 1 && only !== undefined) return only;
  if (name !== undefined && known.includes(name)) return name;
  if (name === undefined)
    throw new WrongUse(
      known.length === 0
        ? `There is no remote in ${root}: its entry would be ${ENTRY}`
        : `Name one of the remotes that are here: ${known.join(', ')}`,
    );
  const others = known.length === 0 ? '' : `, only ${known.join(', ')}`;
  throw new Refusal(`There is no remote ${name} here${others}. "${program} new ${name}" makes one`);
}

/** Builds a remote if it is stale, and reads its release. @throws Refusal if the built release has another name */
export async function builtRemote(name: string, io: Io): Promise<BuiltRemote> {
  const place = folderOf(name, io.root);
  await io.build(place);
  const release = await releaseIn(io.root, place);
  if (release.name !== name)
    throw new Refusal(
      `${place} builds a remote called ${release.name}; set "name" in its package.json to @naija/${name}`,
    );
  return { name, dir: path.join(io.root, place), folder: buildFolder(io.root, place), release };
}

/** The last built releases of the other remotes. */
export async function otherReleases(name: string, root: string): Promise<Release[]> {
  const others = [...remotesHere(root)].filter(
    ([other, place]) => other !== name && existsSync(path.join(buildFolder(root, place), RELEASE_FILE)),
  );
  return Promise.all(others.map(([, place]) => releaseIn(root, place)));
}

export function folderOf(name: string, root: string): string {
  return remotesHere(root).get(name) ?? siteFolder(name);
}

function nameIn(dir: string): string {
  const { name } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { name: string };
  return name.replace(/^@[^/]+\//, '');
}

function buildFolder(root: string, place: string): string {
  return path.join(root, place, 'dist/release');
}

async function releaseIn(root: string, place: string): Promise<Release> {
  return readRelease(JSON.parse(await readFile(path.join(buildFolder(root, place), RELEASE_FILE), 'utf8')));
}
