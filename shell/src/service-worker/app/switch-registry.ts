import { remoteName } from '@naija/contracts/remote/registry';
import { listIn, type CheckedList, type CheckedRegistry } from '../../remotes/registry/check-lists.ts';
import { isFull } from '../eviction.ts';
import { tellPages } from '../tell-pages.ts';
import { activate, deactivate } from './active-registry.ts';
import { changedRemotes } from './changed-remotes.ts';
import { dropRelease, releaseCache, releaseCaches } from './release-cache.ts';
import { isRollback } from './rollback.ts';
import { current, wanted } from './wanted.ts';

/**
 * Gives pages another registry from now on, and tells them which remotes have changed.
 * @param known the one they are given now
 * @throws DOMException where the device is so full that the switch cannot be noted; never for a rollback, after which
 * pages then get the registry from the server
 */
export async function switchRegistry(
  next: CheckedRegistry,
  known: CheckedRegistry | undefined,
): Promise<void> {
  try {
    await activate(next);
  } catch (error) {
    await makeRoom(next, known);
    if (takesBack(next, known)) await insist(next);
    else if (isFull(error)) await activate(next);
    else throw error;
  }
  const remotes = known ? changedRemotes(known, next) : [];
  if (remotes.length > 0) await tellPages({ type: 'RELEASES_CHANGED', remotes });
}

/** What cannot be noted must not go on either: without a registry of its own the worker lets the server's through. */
async function insist(next: CheckedRegistry): Promise<void> {
  await deactivate();
  await activate(next).catch(() => undefined);
}

function takesBack({ lists }: CheckedRegistry, known: CheckedRegistry | undefined): boolean {
  return lists.some((list) => isRollback(list, listIn(known, list.name)));
}

/** Drops what is only there to fall back on, and what was rolled back: it must not be given again, and takes room. */
async function makeRoom(next: CheckedRegistry, known: CheckedRegistry | undefined): Promise<void> {
  const kept = next.lists.flatMap((list) => cachesKept(list, listIn(known, list.name)));
  for (const name of await releaseCaches()) if (!kept.includes(name)) await dropRelease(name);
}

function cachesKept(list: CheckedList, before: CheckedList | undefined): string[] {
  const releases = isRollback(list, before)
    ? wanted(list.entries ?? [])
    : [...current(list.entries ?? []), ...current(before?.entries ?? [])];
  return releases.map((release) => releaseCache(remoteName(list.name), release));
}
