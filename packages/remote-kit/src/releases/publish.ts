import { randomBytes } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readRelease, type Release } from '@naija/contracts/remote/release';
import { integrityOf } from './integrity.ts';
import { switchRelease } from './registry-file.ts';
import { RELEASE_FILE } from './release-file.ts';

/** A release in the folder that the server serves. */
export interface Published {
  name: string;
  version: string;
  /** False when this very release was there already. */
  added: boolean;
}

/**
 * Copies a built release to where the server serves it and makes it the current one.
 * @param built folder with the build's release.json
 * @param remotesDir folder of all releases and of remotes.json
 * @throws Error when a file is not what release.json says, or the version exists with other bytes
 */
export async function publishRelease(built: string, remotesDir: string): Promise<Published> {
  const manifest = await readFile(path.join(built, RELEASE_FILE));
  const release = readRelease(JSON.parse(manifest.toString()));
  await verify(built, release);
  const added = await copyOnce(built, path.join(remotesDir, release.name, release.version), manifest);
  await switchRelease(remotesDir, release, integrityOf(manifest));
  return { name: release.name, version: release.version, added };
}

async function verify(folder: string, release: Release): Promise<void> {
  for (const { url, integrity } of release.assets)
    if (integrityOf(await readFile(path.join(folder, url))) !== integrity)
      throw new Error(`${release.name}@${release.version}: ${url} is not the file that was built`);
}

/** A release is immutable: what stands there must be the same, and appears whole or not at all. */
async function copyOnce(from: string, to: string, manifest: Buffer): Promise<boolean> {
  const standing = await readFile(path.join(to, RELEASE_FILE)).catch(() => undefined);
  if (standing) {
    if (standing.equals(manifest)) return false;
    throw new Error(`${to} exists with other bytes; a published version never changes`);
  }
  const temporary = `${to}.${randomBytes(4).toString('hex')}.tmp`;
  await mkdir(path.dirname(to), { recursive: true });
  await cp(from, temporary, { recursive: true });
  try {
    await rename(temporary, to);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return true;
}
