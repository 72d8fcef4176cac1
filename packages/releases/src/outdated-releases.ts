import { releasesOf } from '@naija/contracts/remote/registry';
import { readAudit } from './audit.ts';
import { readRegistryFile } from './registry/registry-file.ts';
import { rolloutOf } from './registry/rollout.ts';
import { readReleaseFolder } from './release-folder.ts';

/** A remote of which visitors have not got a built release yet. */
export interface OutdatedRelease {
  remote: string;
  /** Version that visitors get by default. */
  current: string;
  built: string;
}

/**
 * Listed remotes of which a built release was never the default one, while visitors get one that is not newer. What was
 * published and then replaced or rolled back is not among them.
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

/** By the numbers alone: what follows them is a hash of the content. */
function isNewer(one: string, other: string): boolean {
  const [[numbers = ''], [others = '']] = [one.split('-'), other.split('-')];
  return numbers.localeCompare(others, 'en', { numeric: true }) > 0;
}
