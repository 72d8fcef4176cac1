import { remoteName } from '@naija/contracts/remote/registry';
import { CORE_REMOTES_MAX } from '@naija/contracts/remote/release-limits';
import {
  asReceived,
  checkLists,
  isRollback,
  listIn,
  type CheckedRegistry,
  newerLists,
} from '../../remotes/registry/check-lists.ts';
import { fetchRegistry } from '../../remotes/registry/fetch-registry.ts';
import { addressOfNamed } from '../../remotes/registry/registry-address.ts';
import { signatureCheck, type SignatureCheck } from '../../remotes/registry/signature-check.ts';
import { scope } from '../scope.ts';
import { knownRegistry } from './active-registry.ts';
import { collectGarbage } from './retained-releases.ts';
import { openedRemotes } from './opened-remotes.ts';
import { registryKeys } from './precache.ts';
import { prepareList } from './download-release.ts';
import { switchRegistry, isFullyCached } from './switch-registry.ts';

let running: Promise<void> | undefined;
let next: Promise<void> | undefined;

/**
 * Activates rollbacks and cached releases at once, and the others once they are downloaded. Only one sync runs at a
 * time, across all workers. Calls during a sync share the next one, because the running one may have read the registry
 * before a release was published.
 */
export function syncReleases(): Promise<void> {
  if (running) {
    next ??= running.catch(() => undefined).then(startNext);
    return next;
  }
  running = scope.navigator.locks.request('naija-sync', sync).finally(() => {
    running = undefined;
  });
  return running;
}

function startNext(): Promise<void> {
  next = undefined;
  return syncReleases();
}

async function sync(): Promise<void> {
  const check = signatureCheck(await registryKeys());
  const { accepted } = await fetchLists(await addressFor(await knownRegistry(check)), check);
  const early = await followEarly(accepted, check);
  const prepared: CheckedRegistry = { schema: accepted.schema, lists: [] };
  for (const list of accepted.lists) prepared.lists.push(await prepareList(list, listIn(early, list.name)));
  await follow(prepared, early, accepted);
}

/**
 * Fetches the server's lists for a page. Rollbacks among them are activated in the background, so that no later page starts
 * a withdrawn release, even without a network. @throws Error if the server does not respond with valid lists
 */
export async function receiveLists(
  event: ExtendableEvent,
  address: string,
): Promise<{ registry: CheckedRegistry; isPart: boolean }> {
  const check = signatureCheck(await registryKeys());
  const { accepted, isPart } = await fetchLists(address, check);
  if (accepted.lists.length === 0) throw new Error(`${address} has no valid list`);
  const followed = scope.navigator.locks.request('naija-sync', () => followEarly(accepted, check));
  event.waitUntil(followed.catch(() => undefined)); // The next sync tries again.
  return { registry: accepted, isPart };
}

async function fetchLists(address: string, check: SignatureCheck) {
  // The HTTP cache may hold the response of a captive portal.
  const { value, isPart } = await fetchRegistry(address).catch(() => fetchRegistry(address, 'reload'));
  const { accepted } = newerLists(await checkLists(value, check), await knownRegistry(check));
  return { accepted, isPart };
}

/** Activates the lists that need no download. @returns the active registry; undefined before the first sync */
async function followEarly(
  received: CheckedRegistry,
  check: SignatureCheck,
): Promise<CheckedRegistry | undefined> {
  const known = await knownRegistry(check);
  if (!known) return undefined;
  const { accepted } = newerLists(received, known);
  const early = await withEarlyLists(accepted, known);
  await follow(early, known, accepted);
  return early;
}

/** Address of the lists that this device keeps: the core remotes, which come first, and those opened here. */
async function addressFor(known: CheckedRegistry | undefined): Promise<string> {
  const core = known?.lists.slice(0, CORE_REMOTES_MAX).map(({ name }) => remoteName(name)) ?? [];
  const opened = (await openedRemotes()).filter((remote) => !core.includes(remote));
  return addressOfNamed(opened);
}

/** Replaces the known lists that need no download or roll back. */
async function withEarlyLists(accepted: CheckedRegistry, known: CheckedRegistry): Promise<CheckedRegistry> {
  const lists = known.lists.map(async (before) => {
    const list = listIn(accepted, before.name);
    return list && (isRollback(list, before) || (await isFullyCached(list))) ? list : before;
  });
  return { schema: known.schema, lists: await Promise.all(lists) };
}

async function follow(
  next: CheckedRegistry,
  known: CheckedRegistry | undefined,
  accepted: CheckedRegistry,
): Promise<void> {
  if (next.lists.length === 0) return;
  await switchRegistry(next, known);
  await collectGarbage(asReceived(accepted));
}
