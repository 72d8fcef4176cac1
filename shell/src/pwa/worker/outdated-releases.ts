import { runningReleases } from '../../remotes/failures/running-releases.ts';
import { loadSelection, refreshSelection } from '../../remotes/selection/load-selection.ts';
import type { ListRequest } from '../../remotes/registry/site-registry.ts';
import type { Selection } from '../../remotes/selection/select-releases.ts';

/**
 * The lists that the worker has activated, which open also without a network. The timeout is long, because no visitor
 * waits, and with the stored registry an update would be missed until the next check.
 */
const ACTIVE: ListRequest = { timeoutMs: 60_000, cache: 'force-cache' };

/** True if this page would now get another release of a running remote in the list. */
export async function isOutdated(remotes: readonly string[]): Promise<boolean> {
  const running = runningReleases().filter(({ remote }) => remotes.includes(remote));
  if (running.length === 0) return false;
  const selection = await refreshSelection(ACTIVE);
  return running.some(
    ({ remote, version }) => ![undefined, version].includes(firstVersion(selection, remote)),
  );
}

/**
 * True if the worker has switched the releases of this page since it loaded. A page that does not listen yet misses the
 * worker's message.
 */
export async function wereReleasesSwitched(): Promise<boolean> {
  const before = await loadSelection();
  const now = await refreshSelection(ACTIVE);
  return runningReleases().some(
    ({ remote }) => ![undefined, firstVersion(before, remote)].includes(firstVersion(now, remote)),
  );
}

function firstVersion({ choices }: Selection, remote: string): string | undefined {
  return choices.get(remote)?.usable[0]?.metadata.version;
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
