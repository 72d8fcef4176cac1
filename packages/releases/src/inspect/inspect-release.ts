import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, type Release } from '@naija/contracts/remote/release';
import { nameErrors, releaseErrors } from '@naija/contracts/remote/release-errors';
import { SHARED_PACKAGES } from '@naija/contracts/remote/remote';
import { sizeErrors } from '../registry/registry-size.ts';
import { damagedFiles, readReleaseFolder, RELEASE_FILE, type ReleaseFolder } from '../release-folder.ts';
import { COMPRESSIONS, wrongCopies } from './compressed-copies.ts';
import { duplicatedPackages } from './duplicated-packages.ts';
import { ReleaseError } from '../release-error.ts';

const MAX_REPORTED_FINDINGS = 50;

/**
 * Reads a built release and checks it.
 * @param base origin of the published files; '' for the site's own
 * @throws ReleaseError 'invalid' with all of its faults
 */
export async function readSoundRelease(built: string, base: string): Promise<ReleaseFolder> {
  throwIfAny(built, await inspectRelease(built));
  const folder = await readReleaseFolder(built);
  throwIfAny(built, sizeErrors(folder.release, base));
  return folder;
}

function throwIfAny(built: string, findings: readonly string[]): void {
  if (findings.length === 0) return;
  const reported = findings.slice(0, MAX_REPORTED_FINDINGS);
  const more = findings.length - reported.length;
  const others = more > 0 ? [`and ${String(more)} more`] : [];
  throw new ReleaseError(
    'invalid',
    `${built} is not a sound release:\n${[...reported, ...others].join('\n')}`,
  );
}

/** Messages about all faults of the built release in a folder. */
export async function inspectRelease(folder: string): Promise<string[]> {
  let found: ReleaseFolder;
  try {
    found = await readReleaseFolder(folder);
  } catch (error) {
    return [`${RELEASE_FILE} cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
  const { release } = found;
  const unsafe = nameErrors(release);
  // No file is opened by a name that may point outside the folder.
  if (unsafe.length > 0) return unsafe;
  const findings = await Promise.all(
    [damagedFiles, unlistedFiles, wrongCopies, duplicatedPackages].map((inspect) => inspect(folder, release)),
  );
  const missing = missingReferences(release);
  return [
    ...releaseErrors(release),
    ...missing,
    ...(missing.length > 0 ? [] : sizeErrors(release, '')),
    ...findings.flat(),
  ];
}

function missingReferences({ entry, assets, routes, requires }: Release): string[] {
  const known = new Set(assets.map(({ url }) => url));
  const missing = routes.flatMap(({ path: page, js, css }) =>
    [...js, ...css]
      .filter((url) => !known.has(url))
      .map((url) => `the page ${page} needs ${url}, which is not in the release`),
  );
  return [
    ...(known.has(entry) ? [] : [`the entry ${entry} is not in the release`]),
    ...missing,
    ...SHARED_PACKAGES.filter((name) => requires[name] === undefined).map(
      (name) => `${name} is not among the shared packages that the release requires`,
    ),
  ];
}

async function unlistedFiles(folder: string, release: Release): Promise<string[]> {
  const served = [RELEASE_FILE, ...release.assets.map(({ url }) => url)];
  const copies = served.flatMap((url) => Object.keys(COMPRESSIONS).map((ending) => url + ending));
  const known = new Set([...served, ...copies, ...filesOf(release).map(({ url }) => url)]);
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.flatMap((item) => {
    const name = path.relative(folder, path.join(item.parentPath, item.name)).split(path.sep).join('/');
    if (item.isDirectory()) return [];
    if (!item.isFile()) return [`${name} is a link or something else that is not a file`];
    return known.has(name) ? [] : [`${name} is not listed in ${RELEASE_FILE}`];
  });
}
