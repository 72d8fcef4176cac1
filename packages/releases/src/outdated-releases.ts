import { releasesOf } from '@naija/contracts/remote/registry';
import { readAudit } from './audit.ts';
import { readRegistryFile } from './registry/registry-file.ts';
import { rolloutOf } from './registry/rollout.ts';
import { readReleaseFolder } from './release-folder.ts';

/** A remote whose built release was never served to visitors. */
export interface OutdatedRelease {
  remote: string;
  /** Default version. */
  current: string;
  built: string;
}

/**
 * Listed remotes whose built release was never the default one, although the default one is not newer. Releases that were
 * published and then replaced or rolled back are left out.
 */
export async function outdatedReleases(
  folders: readonly string[],
  remotesDir: string,
): Promise<OutdatedRelease[]> {
  const registry = await readRegistryFile(remotesDir);
  const audit = await readAudit(remotesDir);
  const built = await Promise.all(folders.map(readReleaseFolder));
  return built.flatMap(({ release: { name, version } }) => {
    const current = rolloutOf(releasesOf(registry, name)).current?.metadata.version;
    if (current === undefined || current === version || isNewer(current, version)) return [];
    const wasDefault = audit.some(
      ({ remote, to, percent = 100 }) => remote === name && to === version && percent === 100,
    );
    return wasDefault ? [] : [{ remote: name, current, built: version }];
  });
}

/** Compares only the numbers, because a hash of the content follows them. */
function isNewer(one: string, other: string): boolean {
  const [[numbers = ''], [others = '']] = [one.split('-'), other.split('-')];
  return numbers.localeCompare(others, 'en', { numeric: true }) > 0;
}
