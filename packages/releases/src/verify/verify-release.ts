import { isDeepStrictEqual } from 'node:util';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { filesOf, readRelease, type Release } from '@naija/contracts/remote/release';
import { baseOf, entryOf } from '../registry/registry-entry.ts';
import { integrityOf, RELEASE_FILE } from '../release-folder.ts';
import { unsignedEntry } from '../registry/signature.ts';
import type { ReleaseSource } from './sources.ts';

export interface ReleaseFindings {
  files: number;
  messages: string[];
}

/** Checks release.json by the hash in the registry, and every file by the hash in release.json. */
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
  const files = source.hasServerFiles ? filesOf(release) : release.assets;
  const findings = await Promise.all(
    files.map(async ({ url, integrity }) => {
      try {
        const isSame = integrityOf(await source.read(folder + url)) === integrity;
        return isSame ? [] : `${url} is not the file that was built`;
      } catch (error) {
        return `${url} ${(error as Error).message}`;
      }
    }),
  );
  return {
    files: 1 + files.length,
    messages: [...registryFindings(remote, entry, release), ...findings.flat()],
  };
}

/** Messages if the registry's copy of the manifest, which browsers use, differs from it. */
function registryFindings(remote: string, entry: RegistryEntry, release: Release): string[] {
  const expected = entryOf(release, entry.metadata.integrity, baseOf(entry));
  const comparable = { deployment: expected.deployment, extras: { ...entry.extras, since: '' } };
  const actual = unsignedEntry({ ...entry, ...comparable });
  return release.name === remote &&
    isDeepStrictEqual(actual, { ...expected, extras: { ...expected.extras, since: '' } })
    ? []
    : [`the registry describes another release than its ${RELEASE_FILE}`];
}
