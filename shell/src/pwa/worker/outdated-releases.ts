import { releasesOf, type RegistryEntry } from '@naija/contracts/remote/registry';
import { runningReleases } from '../../remotes/failures/running-releases.ts';
import { loadSelection, refreshSelection } from '../../remotes/selection/load-selection.ts';
import type { ListRequest } from '../../remotes/registry/site-registry.ts';
import type { Selection } from '../../remotes/selection/select-releases.ts';
import { quarantineReason } from '../../remotes/quarantine.ts';
import { releaseId } from '../../remotes/release-id.ts';
import { hasFailed, lastTried } from '../../remotes/tried-releases.ts';

/**
 * The lists that the worker has activated, which open also without a network. The timeout is long, because no visitor
 * waits, and with the stored registry an update would be missed until the next check.
 */
const ACTIVE: ListRequest = { timeoutMs: 60_000, cache: 'force-cache' };

/** True if this page would now get another release of a running remote in the list. */
export async function isOutdated(remotes: readonly string[]): Promise<boolean> {
  const running = runningRemotes().filter((remote) => remotes.includes(remote));
  if (running.length === 0) return false;
  const before = await loadSelection();
  const now = await refreshSelection(ACTIVE);
  return running.some((remote) => isUpdate(remote, before, now));
}

/**
 * True if the worker has switched the releases of this page since it loaded. A page that does not listen yet misses the
 * worker's message.
 */
export async function wereReleasesSwitched(): Promise<boolean> {
  const before = await loadSelection();
  const now = await refreshSelection(ACTIVE);
  return runningRemotes().some(
    (remote) =>
      listedVersions(before, remote) !== listedVersions(now, remote) && isUpdate(remote, before, now),
  );
}

function runningRemotes(): string[] {
  return [...new Set(runningReleases().map(({ remote }) => remote))];
}

/**
 * True if the first release is another one than this page shows. Not after this browser has refused a release: one that
 * this page could not load or fell back from is not tried again, and the one that replaces a quarantined release that is
 * still listed is new only if it was not listed before.
 */
function isUpdate(remote: string, before: Selection, now: Selection): boolean {
  const first = now.choices.get(remote)?.usable[0];
  const shown = lastTried(remote);
  if (!first || first.metadata.version === shown?.metadata.version || hasFailed(remote, first)) return false;
  const isRefused =
    shown && isListed(now, remote, shown) && quarantineReason(releaseId(remote, shown)) !== undefined;
  return !isRefused || !isListed(before, remote, first);
}

function isListed({ site }: Selection, remote: string, { metadata }: RegistryEntry): boolean {
  return releasesOf(site, remote).some((release) => release.metadata.version === metadata.version);
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
