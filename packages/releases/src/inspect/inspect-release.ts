import { nameFaults, releaseFaults } from '@naija/contracts/remote/release-faults';
import { damagedFiles, readReleaseFolder, type ReleaseFolder } from '../read-release-folder.ts';
import { RELEASE_FILE } from '../release-file.ts';
import { sizeFaults } from '../registry-size.ts';
import { wrongCopies } from './compressed-copies.ts';
import { ownCopies } from './own-copies.ts';
import { missingReferences } from './references.ts';
import { strayFiles } from './stray-files.ts';

/**
 * Everything that is wrong with a built release, in words; empty for a sound one.
 * @param folder with the build's release.json
 */
export async function inspectRelease(folder: string): Promise<string[]> {
  let found: ReleaseFolder;
  try {
    found = await readReleaseFolder(folder);
  } catch (error) {
    return [`${RELEASE_FILE} cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
  const { release } = found;
  const unsafe = nameFaults(release);
  // Nothing is opened by a name that may lead elsewhere.
  if (unsafe.length > 0) return unsafe;
  const findings = await Promise.all(
    [damagedFiles, strayFiles, wrongCopies, ownCopies].map((inspect) => inspect(folder, release)),
  );
  const missing = missingReferences(release);
  return [
    ...releaseFaults(release),
    ...missing,
    ...(missing.length > 0 ? [] : sizeFaults(release, '')),
    ...findings.flat(),
  ];
}
