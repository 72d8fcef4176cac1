import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { releasesToTry } from '@naija/contracts/remote/releases-to-try';
import { servedReleases } from '../../remotes/registry/check-lists.ts';
import { releaseId } from '../../remotes/release-id.ts';
import { scope } from '../scope.ts';
import { providesMore, unmetByShell } from '../../remotes/selection/compatibility.ts';

const PREFIX = 'naija-release:';

/** Each release has a cache of its own: `naija-release:directory@1.2.0#sha384-…`. */
export function releaseCacheName(remote: string, release: RegistryEntry): string {
  return PREFIX + releaseId(remote, release);
}

export async function releaseCacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** Deletes file by file, because a deleted cache that is still open somewhere occupies quota. */
export async function deleteRelease(name: string): Promise<void> {
  const cache = await caches.open(name);
  for (const file of await cache.keys()) await cache.delete(file);
  await caches.delete(name);
}

/** True once every file is cached, because `downloadRelease` writes the manifest last. */
export async function isComplete(remote: string, release: RegistryEntry): Promise<boolean> {
  const name = releaseCacheName(remote, release);
  if (!(await caches.has(name))) return false;
  return (await (await caches.open(name)).match(manifestUrl(release))) !== undefined;
}

/** True once all releases that visitors get are cached, except for those that this shell cannot run. */
export async function areServedCached(remote: string, entries: readonly RegistryEntry[]): Promise<boolean> {
  const served = servedReleases(entries).filter(isCompatible);
  return (await Promise.all(served.map((release) => isComplete(remote, release)))).every(Boolean);
}

export function manifestUrl({ extras }: RegistryEntry): string {
  return new URL(extras.manifest, scope.location.href).href;
}

/** The release to fall back on: the latest compatible one that is not served. */
export function fallbackRelease(entries: readonly RegistryEntry[]): RegistryEntry | undefined {
  const served = servedReleases(entries);
  return releasesToTry(entries, 0).find((release) => !served.includes(release) && isCompatible(release));
}

export function releasesToCache(entries: readonly RegistryEntry[]): RegistryEntry[] {
  const fallback = fallbackRelease(entries);
  return fallback ? [...servedReleases(entries), fallback] : servedReleases(entries);
}

export function isCompatible({ extras }: RegistryEntry): boolean {
  return unmetByShell(extras).length === 0 && providesMore(extras);
}
