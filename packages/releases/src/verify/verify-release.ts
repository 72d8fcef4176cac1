import { isDeepStrictEqual } from 'node:util';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { readRelease, type Release } from '@naija/contracts/remote/release';
import { integrityOf } from '../integrity.ts';
import { baseOf, entryOf } from '../registry-entry.ts';
import { RELEASE_FILE } from '../release-file.ts';
import { unsealed } from '../seal.ts';
import type { ReleaseSource } from './sources.ts';

export interface ReleaseFindings {
  /** Files looked at. */
  files: number;
  messages: string[];
}

/** Checks one listed release: release.json by the registry's hash, and every file by that of release.json. */
export async function verifyRelease(
  source: ReleaseSource,
  remote: string,
  entry: RegistryEntry,
): Promise<ReleaseFindings> {
  const { manifest } = entry.extras;
  let release: Release;
  try {
    const bytes = await source.read(manifest);
    if (integrityOf(bytes) !== entry.metadata.integrity)
      return { files: 1, messages: [`${RELEASE_FILE} is not the one that the registry lists`] };
    release = readRelease(JSON.parse(bytes.toString()));
  } catch (error) {
    return { files: 1, messages: [`${RELEASE_FILE} ${(error as Error).message}`] };
  }
  const folder = manifest.slice(0, -RELEASE_FILE.length);
  const findings = await Promise.all(
    release.assets.map(async ({ url, integrity }) => {
      try {
        const same = integrityOf(await source.read(folder + url)) === integrity;
        return same ? [] : `${url} is not the file that was built`;
      } catch (error) {
        return `${url} ${(error as Error).message}`;
      }
    }),
  );
  return {
    files: 1 + release.assets.length,
    messages: [...registryFindings(remote, entry, release), ...findings.flat()],
  };
}

/** What the registry says of a release by itself must be what release.json says: browsers go by the registry. */
function registryFindings(remote: string, entry: RegistryEntry, release: Release): string[] {
  const told = entryOf(release, entry.metadata.integrity, baseOf(entry));
  const standing = { deployment: told.deployment, extras: { ...entry.extras, since: '' } };
  const said = unsealed({ ...entry, ...standing });
  return release.name === remote &&
    isDeepStrictEqual(said, { ...told, extras: { ...told.extras, since: '' } })
    ? []
    : [`the registry says something else of the release than its ${RELEASE_FILE}`];
}
