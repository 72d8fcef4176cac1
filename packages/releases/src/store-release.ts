import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from './release-error.ts';
import { damagedFiles, readReleaseFolder, type ReleaseFolder } from './release-folder.ts';
import { temporaryPath } from './temporary.ts';

/** Copies a release into the served folder, atomically. Requires the lock. @returns false if it is stored already */
export async function storeRelease(
  built: string,
  remotesDir: string,
  { release, manifest }: ReleaseFolder,
): Promise<boolean> {
  const { name, version } = release;
  const folder = path.join(remotesDir, name, version);
  if (await stat(folder).catch(() => undefined)) {
    await checkStored(folder, `${name}@${version}`, manifest);
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
    await mkdir(path.dirname(folder), { recursive: true });
    await rename(temporary, folder);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return true;
}

async function checkStored(folder: string, label: string, manifest: Buffer): Promise<void> {
  const stored = await readReleaseFolder(folder).catch(() => undefined);
  if (stored && !stored.manifest.equals(manifest))
    throw new ReleaseError(
      'conflict',
      `${label} was published before with other bytes, and a published version never changes: raise the version`,
    );
  const [damage] = stored ? await damagedFiles(folder, stored.release) : ['release.json cannot be read'];
  if (damage !== undefined)
    throw new ReleaseError(
      'conflict',
      `${label} was published before and is damaged (${damage}): remove ${folder} and publish again`,
    );
}
