import { readFile } from 'node:fs/promises';
import path from 'node:path';
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
 * @throws Error when there is no sound release.json
 */
export async function readReleaseFolder(folder: string): Promise<ReleaseFolder> {
  const manifest = await readFile(path.join(folder, RELEASE_FILE));
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
