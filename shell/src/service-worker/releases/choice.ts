import { releasesOf, type Registry, type RegistryEntry } from '@naija/contracts/remote/registry';
import { readReleaseId, releaseId } from '../../remotes/release-id.ts';
import { deleteState, readState } from '../state.ts';
import { writeState } from '../api-cache/put-with-eviction.ts';
import { activeRegistry } from './active-registry.ts';

const KEY = 'chosen-releases';

export interface Choice {
  /** The active registry. Without one, pages get the server's. */
  readonly registry: Registry | undefined;
  /** Ids of the releases that a page has chosen since this registry became active. */
  readonly chosen: readonly string[];
}

export async function currentChoice(): Promise<Choice> {
  const [registry, chosen] = await Promise.all([activeRegistry(), chosenIds()]);
  return { registry, chosen };
}

/** The release with this id if pages load it: the one that a page chose, and until then the default. */
export function chosenRelease({ registry, chosen }: Choice, id: string): RegistryEntry | undefined {
  const { remote } = readReleaseId(id);
  const listed = registry ? releasesOf(registry, remote) : [];
  const release = listed.find((one) => releaseId(remote, one) === id);
  const ids = chosen.filter((one) => readReleaseId(one).remote === remote);
  const isChosen = ids.length > 0 ? ids.includes(id) : release?.deployment.default === true;
  return isChosen ? release : undefined;
}

/** Stores the choice of a page. Bucket and quarantine are in a storage that workers cannot read. */
export async function setChosenReleases(ids: readonly string[]): Promise<void> {
  if (JSON.stringify(ids) !== JSON.stringify(await chosenIds())) await writeState(KEY, ids);
}

export async function forgetChosenReleases(): Promise<void> {
  await deleteState(KEY);
}

async function chosenIds(): Promise<readonly string[]> {
  const ids = await readState(KEY);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
