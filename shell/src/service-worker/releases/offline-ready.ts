import { readRegistry, releasesOf, remoteNames } from '@naija/contracts/remote/registry';
import { activeRegistry } from './active-registry.ts';
import { isComplete } from './release-cache.ts';
import { isCompatible, servedReleases } from './releases-to-cache.ts';

/** Whether all served releases are cached. */
export async function isOfflineReady(): Promise<boolean> {
  const active = await activeRegistry();
  if (active === undefined) return false;
  const registry = readRegistry(active);
  const needed = remoteNames(registry).flatMap((remote) =>
    servedReleases(releasesOf(registry, remote))
      .filter(isCompatible)
      .map((release) => isComplete(remote, release)),
  );
  return (await Promise.all(needed)).every(Boolean);
}
