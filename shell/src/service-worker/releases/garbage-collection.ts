import { readRegistry, releasesOf, remoteNames } from '@naija/contracts/remote/registry';
import { allActiveRegistries } from './active-registry.ts';
import { retainedReleases } from './open-pages.ts';
import { deleteRelease, releaseCacheName, releaseCacheNames } from './release-cache.ts';
import { releasesToCache } from './releases-to-cache.ts';

/** Deletes what neither an active registry nor an open page refers to; `registries` are retained besides. */
export async function collectGarbage(...registries: unknown[]): Promise<void> {
  const referenced = [...registries, ...(await allActiveRegistries())].flatMap(referencedCaches);
  const retained = new Set([...referenced, ...(await retainedReleases())]);
  for (const name of await releaseCacheNames()) if (!retained.has(name)) await deleteRelease(name);
}

export function referencedCaches(value: unknown): string[] {
  const registry = readRegistry(value);
  return remoteNames(registry).flatMap((remote) =>
    releasesToCache(releasesOf(registry, remote)).map((release) => releaseCacheName(remote, release)),
  );
}
