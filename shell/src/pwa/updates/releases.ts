import { runningReleases } from '../../remotes/failures/running-releases.ts';
import { refreshSelection } from '../../remotes/registry.ts';

/** Whether this page would be given other releases, of the remotes among these that it shows, if it were opened now. */
export async function isOutdated(remotes: readonly string[]): Promise<boolean> {
  const running = runningReleases().filter(({ remote }) => remotes.includes(remote));
  if (running.length === 0) return false;
  const { choices } = await refreshSelection();
  return running.some(({ remote, version }) => {
    const first = choices.get(remote)?.usable[0];
    return first !== undefined && first.metadata.version !== version;
  });
}

/**
 * Whether a release that runs in this page is gone from this phone and from the server: then the page lacks what it
 * has not loaded yet. Without a line nothing is known to be gone.
 */
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
