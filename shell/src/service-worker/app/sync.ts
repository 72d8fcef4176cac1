import {
  asReceived,
  checkLists,
  type CheckedList,
  type CheckedRegistry,
} from '../../remotes/registry/check-lists.ts';
import { fetchRegistry } from '../../remotes/registry/fetch-registry.ts';
import { newerLists } from '../../remotes/registry/newer-lists.ts';
import { sealCheck } from '../../remotes/registry/seal-check.ts';
import { scope } from '../scope.ts';
import { tellPages } from '../tell-pages.ts';
import { activate, knownRegistry } from './active-registry.ts';
import { changedRemotes } from './changed-remotes.ts';
import { dropGarbage } from './garbage.ts';
import { registryKey } from './precache.ts';
import { settle } from './settle.ts';

let running: Promise<void> | undefined;

/**
 * Follows the registry of the site: fetches what it names and then switches to it at one stroke. One at a time, also
 * where the worker of the next shell is preparing itself beside this one.
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
  const next: CheckedRegistry = { schema: accepted.schema, lists: [] };
  for (const list of accepted.lists) next.lists.push(await settle(list, listIn(known, list.name)));
  if (next.lists.length === 0) return;
  await activate(next);
  await dropGarbage(asReceived(accepted));
  const remotes = known ? changedRemotes(known, next) : [];
  if (remotes.length > 0) await tellPages({ type: 'RELEASES_CHANGED', remotes });
}

function listIn(registry: CheckedRegistry | undefined, wanted: string): CheckedList | undefined {
  return registry?.lists.find(({ name }) => name === wanted);
}
