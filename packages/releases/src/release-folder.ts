import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_MAX_BYTES } from '@naija/contracts/remote/release-limits';
import { filesOf, readRelease, type Release } from '@naija/contracts/remote/release';

export const RELEASE_FILE = 'release.json';

export interface ReleaseFolder {
  release: Release;
  /** Bytes of release.json. */
  manifest: Buffer;
}

/** Reads the release in a folder. @throws Error without a release.json of valid form and size */
export async function readReleaseFolder(folder: string): Promise<ReleaseFolder> {
  const file = path.join(folder, RELEASE_FILE);
  if ((await stat(file)).size > MANIFEST_MAX_BYTES)
    throw new Error(`it is larger than ${String(MANIFEST_MAX_BYTES)} bytes`);
  const manifest = await readFile(file);
  return { release: readRelease(JSON.parse(manifest.toString())), manifest };
}

export async function damagedFiles(folder: string, release: Release): Promise<string[]> {
  const findings = await Promise.all(
    filesOf(release).map(async ({ url, size, integrity }) => {
      const bytes = await readFile(path.join(folder, url)).catch(() => undefined);
      if (!bytes) return `${url} is missing`;
      const isSame = bytes.length === size && integrityOf(bytes) === integrity;
      return isSame ? [] : `${url} is not the file that was built`;
    }),
  );
  return findings.flat();
}

export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
