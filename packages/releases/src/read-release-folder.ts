import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_MAX_BYTES } from '@naija/contracts/remote/limits';
import { readRelease, type Release } from '@naija/contracts/remote/release';
import { integrityOf } from './integrity.ts';
import { RELEASE_FILE } from './release-file.ts';

export interface ReleaseFolder {
  release: Release;
  /** Bytes of release.json. */
  manifest: Buffer;
}

/**
 * Reads what a folder says of the release in it.
 * @throws Error when there is no release.json of the right form and size
 */
export async function readReleaseFolder(folder: string): Promise<ReleaseFolder> {
  const file = path.join(folder, RELEASE_FILE);
  if ((await stat(file)).size > MANIFEST_MAX_BYTES)
    throw new Error(`it is larger than ${String(MANIFEST_MAX_BYTES)} bytes`);
  const manifest = await readFile(file);
  return { release: readRelease(JSON.parse(manifest.toString())), manifest };
}

/** Which files of a folder are not what its release.json says, in words. */
export async function damagedFiles(folder: string, { assets }: Release): Promise<string[]> {
  const findings = await Promise.all(
    assets.map(async ({ url, size, integrity }) => {
      const bytes = await readFile(path.join(folder, url)).catch(() => undefined);
      if (!bytes) return `${url} is missing`;
      const same = bytes.length === size && integrityOf(bytes) === integrity;
      return same ? [] : `${url} is not the file that was built`;
    }),
  );
  return findings.flat();
}
