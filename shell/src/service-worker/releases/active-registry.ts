import { readRegistry, releasesOf, remoteNames, type Registry } from '@naija/contracts/remote/registry';
import { matchesRoute } from '@naija/contracts/remote/routes';
import { asReceived, checkLists, type CheckedRegistry } from '../../remotes/registry/check-lists.ts';
import type { SignatureCheck } from '../../remotes/registry/signature-check.ts';
import { deleteState, readState, stateKeys } from '../state.ts';
import { writeState } from '../api-cache/put-with-eviction.ts';
import { BUILD } from './precache.ts';
import { isPlanned, servesHome } from './download-plan.ts';
import { areServedCached } from './release-cache.ts';

const PREFIX = 'active/';
const OWN_KEY = PREFIX + BUILD;

/** The registry for pages of this build, as it was received; undefined before the first sync. */
export function receivedActiveRegistry(): Promise<unknown> {
  return readState(OWN_KEY);
}

export async function activeRegistry(): Promise<Registry | undefined> {
  const received = await receivedActiveRegistry();
  return received === undefined ? undefined : readRegistry(received);
}

export async function activate(registry: CheckedRegistry): Promise<void> {
  const received = asReceived(registry);
  if (JSON.stringify(received) !== JSON.stringify(await receivedActiveRegistry()))
    await writeState(OWN_KEY, received);
}

/** Pages of this build then get the server's registry. */
export async function deactivate(): Promise<void> {
  await deleteState(OWN_KEY);
}

/** The valid lists of the active registry, or of another build's while this build has none. */
export async function knownRegistry(check: SignatureCheck): Promise<CheckedRegistry | undefined> {
  const [known] = await allActiveRegistries();
  if (known === undefined) return undefined;
  const { schema, lists } = await checkLists(known, check);
  return { schema, lists: lists.filter(({ wrong }) => wrong === undefined) };
}

/** The registries of the running, installing and waiting builds, own build first. */
export async function allActiveRegistries(): Promise<unknown[]> {
  const keys = await stateKeys(PREFIX);
  const own = keys.filter((key) => key === OWN_KEY);
  const others = keys.filter((key) => key !== OWN_KEY);
  return Promise.all([...own, ...others].map(readState));
}

/** Takes over the previous build's registry on activation if this build has none, and deletes those of other builds. */
export async function inheritRegistry(): Promise<void> {
  const [known] = await allActiveRegistries();
  if ((await receivedActiveRegistry()) === undefined && known !== undefined) await writeState(OWN_KEY, known);
  for (const key of await stateKeys(PREFIX)) if (key !== OWN_KEY) await deleteState(key);
}

/** True if everything that is downloaded ahead of need is cached, and the home page in any case. */
export async function isOfflineReady(): Promise<boolean> {
  const registry = await activeRegistry();
  if (!registry) return false;
  const cached = remoteNames(registry).map(async (remote) => {
    const entries = releasesOf(registry, remote);
    const isNeeded = servesHome(entries) || (await isPlanned(remote, entries));
    return !isNeeded || (await areServedCached(remote, entries));
  });
  return (await Promise.all(cached)).every(Boolean);
}

/** True if a release declares this API path as data that its pages need offline. */
export async function isDeclaredData({ pathname }: URL): Promise<boolean> {
  const registry = await activeRegistry();
  if (!registry) return false;
  const patterns = remoteNames(registry)
    .flatMap((remote) => releasesOf(registry, remote))
    .flatMap(({ extras }) => extras.routes.flatMap(({ data = [] }) => data));
  return patterns.some((pattern) => matchesRoute(pattern, pathname));
}
