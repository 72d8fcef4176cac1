import { releasesOf, type RegistryEntry } from '@naija/contracts/remote/registry';
import { runningReleases } from '../../remotes/failures/running-releases.ts';
import { loadSelection, refreshSelection } from '../../remotes/selection/load-selection.ts';
import type { Selection } from '../../remotes/selection/select-releases.ts';
import { hasFailed, lastTried } from '../../remotes/tried-releases.ts';

/** Long, because no visitor waits, and with the stored registry an update would be missed until the next check. */
const REGISTRY_TIMEOUT_MS = 60_000;

/** True if this page would now get another release of a running remote in the list. */
export async function isOutdated(remotes: readonly string[]): Promise<boolean> {
  const running = runningRemotes().filter((remote) => remotes.includes(remote));
  if (running.length === 0) return false;
  const selection = await refreshSelection(REGISTRY_TIMEOUT_MS);
  return running.some((remote) => isUpdate(remote, selection));
}

/**
 * True if the worker has switched the releases of this page since it loaded. A page that does not listen yet misses the
 * worker's message.
 */
export async function wereReleasesSwitched(): Promise<boolean> {
  const before = await loadSelection();
  const now = await refreshSelection(REGISTRY_TIMEOUT_MS);
  return runningRemotes().some(
    (remote) => listedVersions(before, remote) !== listedVersions(now, remote) && isUpdate(remote, now),
  );
}

function runningRemotes(): string[] {
  return [...new Set(runningReleases().map(({ remote }) => remote))];
}

/**
 * True if the first release is another one than this page shows, unless this page has refused it or fallen back from it:
 * a reload would then show the same as now.
 */
function isUpdate(remote: string, { choices }: Selection): boolean {
  const first = choices.get(remote)?.usable[0];
  return first !== undefined && !isSame(first, lastTried(remote)) && !hasFailed(remote, first);
}

function isSame({ metadata }: RegistryEntry, other: RegistryEntry | undefined): boolean {
  return metadata.version === other?.metadata.version;
}

/** The site's list, which a quarantine in this browser does not change, unlike the choice. */
function listedVersions({ site }: Selection, remote: string): string {
  return releasesOf(site, remote)
    .map(({ metadata, deployment }) => `${metadata.version} ${String(deployment.traffic)}`)
    .join();
}

/** True if a running release is neither cached nor on the server, so that its lazy chunks are lost. False offline. */
export async function areReleasesGone(): Promise<boolean> {
  const gone = await Promise.all(runningReleases().map(({ entry }) => isGone(entry)));
  return gone.includes(true);
}

async function isGone(file: string): Promise<boolean> {
  try {
    if (await caches.match(file)) return false;
    return (await fetch(file, { method: 'HEAD', cache: 'no-store', credentials: 'omit' })).status === 404;
  } catch {
    return false;
  }
}
