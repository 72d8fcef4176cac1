import { asReceived, checkLists, listIn, type CheckedRegistry } from '../../remotes/registry/check-lists.ts';
import { fetchRegistry } from '../../remotes/registry/fetch-registry.ts';
import { newerLists } from '../../remotes/registry/newer-lists.ts';
import { sealCheck } from '../../remotes/registry/seal-check.ts';
import { scope } from '../scope.ts';
import { knownRegistry } from './active-registry.ts';
import { dropGarbage } from './garbage.ts';
import { registryKey } from './precache.ts';
import { isHere, isRollback } from './rollback.ts';
import { settle } from './settle.ts';
import { switchRegistry } from './switch-registry.ts';

let running: Promise<void> | undefined;

/**
 * Follows the registry of the site: rollbacks and whatever needs no download at once; the rest when what it names was
 * fetched, at one stroke. One at a time, also where the worker of the next shell is preparing itself beside this one.
 * @throws Error when the registry cannot be had; what is active stays so
 */
export function syncReleases(): Promise<void> {
  running ??= scope.navigator.locks.request('naija-sync', sync).finally(() => {
    running = undefined;
  });
  return running;
}

async function sync(): Promise<void> {
  const check = sealCheck(await registryKey());
  const known = await knownRegistry(check);
  const received = await fetchRegistry();
  const { accepted } = newerLists(await checkLists(received, check), known);
  const early = known && (await withEarlyLists(accepted, known));
  if (early) await follow(early, known, accepted);
  const settled: CheckedRegistry = { schema: accepted.schema, lists: [] };
  for (const list of accepted.lists) settled.lists.push(await settle(list, listIn(early, list.name)));
  await follow(settled, early, accepted);
}

/** What pages are given now, with those lists replaced that need no download, or take a release back. */
async function withEarlyLists(accepted: CheckedRegistry, known: CheckedRegistry): Promise<CheckedRegistry> {
  const lists = known.lists.map(async (before) => {
    const list = listIn(accepted, before.name);
    return list && (isRollback(list, before) || (await isHere(list))) ? list : before;
  });
  return { schema: known.schema, lists: await Promise.all(lists) };
}

/** @param accepted of which everything is kept besides: more of it may be on its way */
async function follow(
  next: CheckedRegistry,
  known: CheckedRegistry | undefined,
  accepted: CheckedRegistry,
): Promise<void> {
  if (next.lists.length === 0) return;
  await switchRegistry(next, known);
  await dropGarbage(asReceived(accepted));
}
