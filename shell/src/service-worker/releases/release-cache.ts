import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { releaseId } from '../../remotes/release-id.ts';
import { scope } from '../scope.ts';

const PREFIX = 'naija-release:';

/** Each release has a cache of its own: `naija-release:directory@1.2.0#sha384-…`. */
export function releaseCacheName(remote: string, release: RegistryEntry): string {
  return PREFIX + releaseId(remote, release);
}

export async function releaseCacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** Deletes file by file, because a deleted cache that is open somewhere still occupies quota. */
export async function deleteRelease(name: string): Promise<void> {
  const cache = await caches.open(name);
  for (const file of await cache.keys()) await cache.delete(file);
  await caches.delete(name);
}

/** True once every file is cached: `downloadRelease` writes the manifest last. */
export async function isComplete(remote: string, release: RegistryEntry): Promise<boolean> {
  const name = releaseCacheName(remote, release);
  if (!(await caches.has(name))) return false;
  return (await (await caches.open(name)).match(manifestUrl(release))) !== undefined;
}

export function manifestUrl({ extras }: RegistryEntry): string {
  return new URL(extras.manifest, scope.location.href).href;
}
