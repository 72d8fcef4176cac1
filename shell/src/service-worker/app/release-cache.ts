import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { releaseId } from '../../remotes/release-id.ts';
import { scope } from '../scope.ts';

const PREFIX = 'naija-release:';

/** Name of the cache that holds the files of a release, and of no other: `naija-release:directory@1.2.0#sha384-…`. */
export function releaseCache(remote: string, release: RegistryEntry): string {
  return PREFIX + releaseId(remote, release);
}

/** The names of all caches of releases. */
export async function releaseCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** Deletes all files of a release. One by one: a cache that is open somewhere would hold its room as a whole. */
export async function dropRelease(name: string): Promise<void> {
  const cache = await caches.open(name);
  for (const file of await cache.keys()) await cache.delete(file);
  await caches.delete(name);
}

/** True once every file of a release is here: its description is put in last. */
export async function isComplete(remote: string, release: RegistryEntry): Promise<boolean> {
  const name = releaseCache(remote, release);
  if (!(await caches.has(name))) return false;
  return (await (await caches.open(name)).match(descriptionOf(release))) !== undefined;
}

/** The address of a release's `release.json`. */
export function descriptionOf({ extras }: RegistryEntry): string {
  return new URL(extras.manifest, scope.location.href).href;
}
