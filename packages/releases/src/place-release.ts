import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { damagedFiles, readReleaseFolder, type ReleaseFolder } from './read-release-folder.ts';
import { ReleaseError } from './release-error.ts';
import { temporaryPath } from './temporary.ts';

/**
 * Puts a release where the server serves it: whole and checked, or not at all. What stands there never changes.
 * Only for whoever holds the lock.
 * @returns false when this very release stands there already
 * @throws ReleaseError 'conflict' when the version stands there with other bytes
 */
export async function placeRelease(
  built: string,
  remotesDir: string,
  { release, manifest }: ReleaseFolder,
): Promise<boolean> {
  const { name, version } = release;
  const place = path.join(remotesDir, name, version);
  if (await stat(place).catch(() => undefined)) {
    await checkStanding(place, `${name}@${version}`, manifest);
    return false;
  }
  const temporary = temporaryPath(remotesDir);
  try {
    await cp(built, temporary, { recursive: true });
    const [damage] = await damagedFiles(temporary, release);
    if (damage !== undefined)
      throw new ReleaseError(
        'invalid',
        `${name}@${version} changed while it was copied: ${damage}. Try again`,
      );
    await mkdir(path.dirname(place), { recursive: true });
    await rename(temporary, place);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return true;
}

async function checkStanding(place: string, label: string, manifest: Buffer): Promise<void> {
  const standing = await readReleaseFolder(place).catch(() => undefined);
  if (standing && !standing.manifest.equals(manifest))
    throw new ReleaseError(
      'conflict',
      `${label} was published before with other bytes, and a published version never changes: raise the version`,
    );
  const [damage] = standing ? await damagedFiles(place, standing.release) : ['release.json cannot be read'];
  if (damage !== undefined)
    throw new ReleaseError(
      'conflict',
      `${label} was published before and is damaged (${damage}): remove ${place} and publish again`,
    );
}
