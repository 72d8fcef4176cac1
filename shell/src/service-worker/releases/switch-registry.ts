import { registryName, remoteName } from '@naija/contracts/remote/registry';
import {
  isRollback,
  listIn,
  servedReleases,
  type CheckedList,
  type CheckedRegistry,
} from '../../remotes/registry/check-lists.ts';
import { readReleaseId, releaseId } from '../../remotes/release-id.ts';
import { deletePagesOf } from '../served-pages.ts';
import { isQuotaExceeded } from '../api-cache/put-with-eviction.ts';
import { postToPages } from '../scope.ts';
import { activate, deactivate } from './active-registry.ts';
import { forgetChosenReleases } from './choice.ts';
import {
  deleteRelease,
  releaseCacheName,
  releaseCacheNames,
  isComplete,
  releasesToCache,
  isCompatible,
} from './release-cache.ts';

/**
 * Activates a registry. If a rollback cannot be stored, pages get the server's registry. @throws DOMException on a full
 * device
 */
export async function switchRegistry(
  next: CheckedRegistry,
  known: CheckedRegistry | undefined,
): Promise<void> {
  try {
    await activate(next);
  } catch (error) {
    await freeQuota(next, known);
    if (hasRollback(next, known)) await activateOrDeactivate(next);
    else if (isQuotaExceeded(error)) await activate(next);
    else throw error;
  }
  const remotes = known ? changedRemotes(known, next) : [];
  if (remotes.length === 0) return;
  await deletePagesOf(remotes, (id) => isOnlyServed(next, id));
  await forgetChosenReleases();
  await postToPages({ type: 'RELEASES_CHANGED', remotes });
}

/** Deactivates first, because a withdrawn release must not stay active even if nothing can be stored. */
async function activateOrDeactivate(next: CheckedRegistry): Promise<void> {
  await deactivate();
  await activate(next).catch(() => undefined);
}

function hasRollback({ lists }: CheckedRegistry, known: CheckedRegistry | undefined): boolean {
  return lists.some((list) => isRollback(list, listIn(known, list.name)));
}

async function freeQuota(next: CheckedRegistry, known: CheckedRegistry | undefined): Promise<void> {
  const needed = next.lists.flatMap((list) => neededCaches(list, listIn(known, list.name)));
  for (const name of await releaseCacheNames()) if (!needed.includes(name)) await deleteRelease(name);
}

function neededCaches(list: CheckedList, before: CheckedList | undefined): string[] {
  const releases = isRollback(list, before)
    ? releasesToCache(list.entries ?? [])
    : [...servedReleases(list.entries ?? []), ...servedReleases(before?.entries ?? [])];
  return releases.map((release) => releaseCacheName(remoteName(list.name), release));
}

function changedRemotes(before: CheckedRegistry, after: CheckedRegistry): string[] {
  const known = new Set(before.lists.map(fingerprint));
  const changed = after.lists.filter((list) => !known.has(fingerprint(list)));
  const retired = before.lists.filter(({ name }) => !listIn(after, name));
  return [...changed, ...retired].map(({ name }) => remoteName(name));
}

/** True if all visitors get this release. While there is a canary, only a page knows which release it loads. */
function isOnlyServed(registry: CheckedRegistry, id: string): boolean {
  const { remote } = readReleaseId(id);
  const served = servedReleases(listIn(registry, registryName(remote))?.entries ?? []);
  return served.length === 1 && served.every((release) => releaseId(remote, release) === id);
}

function fingerprint({ name, entries = [] }: CheckedList): string {
  return servedReleases(entries)
    .map((release) => `${releaseId(name, release)} ${String(release.deployment.traffic)}`)
    .join();
}

export async function isFullyCached({ name, entries = [] }: CheckedList): Promise<boolean> {
  const needed = servedReleases(entries).map(
    async (release) => isCompatible(release) && (await isComplete(remoteName(name), release)),
  );
  return (await Promise.all(needed)).every(Boolean);
}
