import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readRelease, type Release } from '@naija/contracts/remote/release';
import { RELEASE_FILE } from '@naija/releases';
import type { Io } from './io.ts';
import { Refusal } from './errors.ts';

const SUFFIX = '-mfe';

export interface BuiltRemote {
  name: string;
  dir: string;
  folder: string;
  release: Release;
}

export function folderOf(name: string): string {
  return `${name}${SUFFIX}`;
}

export function remotesHere(root: string): string[] {
  return readdirSync(root)
    .filter((folder) => folder.endsWith(SUFFIX) && existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => folder.slice(0, -SUFFIX.length))
    .sort();
}

/** @throws Refusal for an unknown remote */
export function checkKnown(name: string, { root }: Io): void {
  const known = remotesHere(root);
  if (!known.includes(name))
    throw new Refusal(
      `There is no remote ${name} here, only ${known.join(', ')}. "npm run mfe -- new ${name}" makes one`,
    );
}

/**
 * Builds a remote if it is stale, and reads its release.
 * @throws Refusal for an unknown remote, or a release with another name
 */
export async function builtRemote(name: string, io: Io): Promise<BuiltRemote> {
  checkKnown(name, io);
  await io.build(folderOf(name));
  const release = await releaseIn(io.root, name);
  if (release.name !== name)
    throw new Refusal(
      `${folderOf(name)} builds a remote called ${release.name}; set "name" in its package.json to @naija/${name}`,
    );
  const dir = path.join(io.root, folderOf(name));
  return { name, dir, folder: buildFolder(io.root, name), release };
}

/** The last built releases of the other remotes. */
export async function otherReleases(name: string, root: string): Promise<Release[]> {
  const others = remotesHere(root).filter(
    (other) => other !== name && existsSync(path.join(buildFolder(root, other), RELEASE_FILE)),
  );
  return Promise.all(others.map((other) => releaseIn(root, other)));
}

function buildFolder(root: string, name: string): string {
  return path.join(root, folderOf(name), 'dist/release');
}

async function releaseIn(root: string, name: string): Promise<Release> {
  return readRelease(JSON.parse(await readFile(path.join(buildFolder(root, name), RELEASE_FILE), 'utf8')));
}
