import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import { releasesOf, type Registry } from '@naija/contracts/remote/registry';
import { REMOTES_AT_LIMIT } from '@naija/contracts/remote/release-limits';
import { findRoute } from '@naija/contracts/remote/routes';
import { whenStaying } from '../../browser/leaving.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { withTimeout } from '../../browser/with-timeout.ts';
import { reportFailure } from '../failures/report-failure.ts';
import { pageSetting } from '../page-settings.ts';
import {
  activeLists,
  asReceived,
  checkLists,
  type CheckedRegistry,
  newerLists,
  type Refusal,
} from './check-lists.ts';
import { fetchRegistry } from './fetch-registry.ts';
import { addressFor, addressOfNamed, registryAddress } from './registry-address.ts';
import { signatureCheck, type SignatureCheck } from './signature-check.ts';

const NETWORK_TIMEOUT_MS = 4_000;
const KEY = 'naija:registry';
/** Number of remotes; at their limit, browsers read no more at once. */
const STORED_LISTS_MAX = REMOTES_AT_LIMIT;
/** Remotes that are served from their sources have no serials. */
const IS_STORED = import.meta.env.MODE !== 'development';

/** How lists are requested. */
export interface ListRequest {
  /** How long to wait for the server if there are stored lists. */
  timeoutMs?: number;
  /** 'force-cache': the service worker responds with its active lists instead of the server's. */
  cache?: RequestCache;
}

/**
 * Returns the server's lists for this page if they are valid and in time, otherwise the last ones of this browser.
 * @throws Error if there are neither
 */
export async function siteRegistry(request?: ListRequest): Promise<Registry> {
  return readLists(registryAddress(), () => true, request);
}

/**
 * Returns the lists for another page, like `siteRegistry`. @throws Error if the server does not respond and the page is
 * unknown
 */
export async function pageRegistry(pathname: string, request?: ListRequest): Promise<Registry> {
  return readLists(addressFor(pathname), (known) => findRoute(known, pathname) !== undefined, request);
}

/** Returns the lists of remotes by name, as far as they exist. @throws Error if the server does not respond */
export async function namedRegistry(names: readonly string[]): Promise<Registry> {
  return readLists(addressOfNamed(names), (known) =>
    names.every((name) => releasesOf(known, name).length > 0),
  );
}

/** @param suffices whether the stored registry can replace that of the server */
async function readLists(
  address: string,
  suffices: (stored: Registry) => boolean,
  { timeoutMs = NETWORK_TIMEOUT_MS, cache }: ListRequest = {},
): Promise<Registry> {
  const check = signatureCheck(pageSetting(META_SETTINGS.registryKey));
  const stored = IS_STORED ? storedRegistry(check) : Promise.resolve(undefined);
  const fetched = fetchRegistry(address, cache).then(async ({ value, isPart, isActive }) => {
    const received = await checkLists(value, check);
    return isActive ? activeLists(received, await stored) : accept(received, await stored, isPart);
  });
  fetched.catch(() => undefined); // It may fail after the stored registry was used.
  const former = await stored;
  const known = former && suffices(registryOf(former)) ? former : undefined;
  try {
    return registryOf(await (known ? withTimeout(timeoutMs, fetched) : fetched));
  } catch (error) {
    await whenStaying();
    reportFailure({ remote: 'registry', version: '0', kind: 'registry', error });
    if (!known) throw error;
    return registryOf(known);
  }
}

/** Checked like a received registry, because storage is no safer than the network. */
async function storedRegistry(check: SignatureCheck): Promise<CheckedRegistry | undefined> {
  try {
    const stored = await checkLists(readStored(KEY), check);
    const lists = stored.lists.filter(({ wrong }) => wrong === undefined);
    return lists.length > 0 ? { ...stored, lists } : undefined;
  } catch {
    return undefined;
  }
}

function accept(
  received: CheckedRegistry,
  known: CheckedRegistry | undefined,
  isPart: boolean,
): CheckedRegistry {
  const { accepted, refusals } = newerLists(received, known);
  refusals.forEach(reportRefusal);
  if (accepted.lists.length === 0) throw new Error(refusals[0]?.wrong ?? 'The registry lists no remote');
  if (IS_STORED) writeStored(KEY, asReceived(isPart ? withOthers(accepted, known) : accepted));
  return accepted;
}

/**
 * Keeps known lists that a part of the registry does not mention. Those that were received longest ago are dropped
 * first.
 */
function withOthers({ schema, lists }: CheckedRegistry, known: CheckedRegistry | undefined): CheckedRegistry {
  const others = known?.lists.filter(({ name }) => lists.every((list) => list.name !== name)) ?? [];
  return { schema, lists: [...lists, ...others].slice(0, STORED_LISTS_MAX) };
}

function reportRefusal({ name, serial, wrong }: Refusal): void {
  reportFailure({
    remote: name.replace(/^.*\//, ''),
    version: String(serial),
    kind: 'registry',
    error: new Error(wrong),
  });
}

function registryOf({ schema, lists }: CheckedRegistry): Registry {
  return {
    schema,
    microFrontends: Object.fromEntries(lists.map(({ name, entries }) => [name, entries ?? []])),
  };
}
