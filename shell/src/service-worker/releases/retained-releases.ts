import { readRegistry, releasesOf, remoteNames } from '@naija/contracts/remote/registry';
import { openPages } from '../scope.ts';
import { deleteState, readState, stateKeys } from '../state.ts';
import { writeState } from '../api-cache/put-with-eviction.ts';
import { allActiveRegistries } from './active-registry.ts';
import { deleteRelease, releaseCacheName, releaseCacheNames, releasesToCache } from './release-cache.ts';

const PREFIX = 'page/';

export async function retainReleases(page: string, names: readonly string[]): Promise<void> {
  const key = PREFIX + page;
  await writeState(key, [...new Set([...(await retainedUnder(key)), ...names])]);
}

export async function retainForOpenPages(names: readonly string[]): Promise<void> {
  for (const { id } of await openPages()) await retainReleases(id, names);
}

async function retainedReleases(): Promise<string[]> {
  const open = await openPages();
  const retained: string[] = [];
  for (const key of await stateKeys(PREFIX)) {
    if (open.some(({ id }) => key === PREFIX + id)) retained.push(...(await retainedUnder(key)));
    else await deleteState(key);
  }
  return retained;
}

async function retainedUnder(key: string): Promise<string[]> {
  const names = await readState(key);
  return Array.isArray(names) ? (names as string[]) : [];
}

/** Deletes caches that neither an active registry, nor one of `registries`, nor an open page refers to. */
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
