import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@naija/contracts/remote/release';
import { withLock } from './lock.ts';
import { ReleaseError } from './release-error.ts';
import { readReleaseFolder } from './release-folder.ts';

/** Name of the folder with a source map for each script: beside a built release, or beside the folder of releases. */
export const SOURCE_MAPS_FOLDER = 'source-maps';

export type ReleaseName = Pick<Release, 'name' | 'version'>;

/**
 * Folder of a release's source maps: beside the folder of releases, so that a server of the folder does not publish it.
 */
export function publishedSourceMaps(remotesDir: string, { name, version }: ReleaseName): string {
  return path.join(`${path.resolve(remotesDir)}.${SOURCE_MAPS_FOLDER}`, name, version);
}

/**
 * Stores the source maps of a published release, replacing earlier ones.
 * @param built folder with `<script>.map` for scripts of the release
 * @throws ReleaseError 'not_found' if the release is not stored, 'invalid' for any other file
 */
export async function storeSourceMaps(built: string, remotesDir: string, ref: ReleaseName): Promise<void> {
  await withLock(remotesDir, async () => {
    checkFiles(await filesIn(built), await storedRelease(remotesDir, ref));
    const folder = publishedSourceMaps(remotesDir, ref);
    const draft = `${folder}.storing`;
    await rm(draft, { recursive: true, force: true });
    await cp(built, draft, { recursive: true });
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  });
}

/** Text of the source map of a script. @throws ReleaseError 'not_found' */
export async function readSourceMap(remotesDir: string, ref: ReleaseName, script: string): Promise<string> {
  const folder = publishedSourceMaps(remotesDir, ref);
  const file = `${script}.map`;
  // The name is compared with the stored files, so that it never points to another folder.
  const stored = await filesIn(folder).catch((): string[] => []);
  if (stored.includes(file)) return readFile(path.join(folder, file), 'utf8');
  throw new ReleaseError(
    'not_found',
    stored.length === 0
      ? `No source maps of ${ref.name} ${ref.version} are stored here`
      : `${ref.name} ${ref.version} has no source map of ${script}`,
  );
}

async function storedRelease(remotesDir: string, { name, version }: ReleaseName): Promise<Release> {
  try {
    return (await readReleaseFolder(path.join(remotesDir, name, version))).release;
  } catch {
    throw new ReleaseError('not_found', `${name} ${version} has not been published here`);
  }
}

function checkFiles(files: readonly string[], { name, version, assets }: Release): void {
  const maps = new Set(assets.map(({ url }) => `${url}.map`));
  const other = files.find((file) => !maps.has(file));
  if (other !== undefined)
    throw new ReleaseError('invalid', `${other} is not a source map of a script of ${name} ${version}`);
}

/** Paths of all files in a folder, relative to it, with slashes. */
async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((item) => !item.isDirectory())
    .map((item) => path.relative(folder, path.join(item.parentPath, item.name)).split(path.sep).join('/'));
}
