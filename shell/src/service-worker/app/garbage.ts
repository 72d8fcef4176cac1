import { readRegistry, releasesOf, remoteNames } from '@naija/contracts/remote/registry';
import { allActive } from './active-registry.ts';
import { releasesInUse } from './open-pages.ts';
import { dropRelease, releaseCache, releaseCaches } from './release-cache.ts';
import { wanted } from './wanted.ts';

/**
 * Deletes releases that nobody can ask for any more: no registry that is active names them, and no open page was told
 * of them.
 * @param registries parsed ones of which everything is kept besides, as one that is still being fetched
 */
export async function dropGarbage(...registries: unknown[]): Promise<void> {
  const named = [...registries, ...(await allActive())].flatMap(cachesNamedBy);
  const kept = new Set([...named, ...(await releasesInUse())]);
  for (const name of await releaseCaches()) if (!kept.has(name)) await dropRelease(name);
}

/** The caches of all releases that are kept of a registry. */
export function cachesNamedBy(value: unknown): string[] {
  const registry = readRegistry(value);
  return remoteNames(registry).flatMap((remote) =>
    wanted(releasesOf(registry, remote)).map((release) => releaseCache(remote, release)),
  );
}
