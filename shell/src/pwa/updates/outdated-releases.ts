import { runningReleases } from '../../remotes/failures/running-releases.ts';
import { refreshSelection } from '../../remotes/selection/load-selection.ts';

/** Whether this page would now get another release of one of these remotes that it runs. */
export async function isOutdated(remotes: readonly string[]): Promise<boolean> {
  const running = runningReleases().filter(({ remote }) => remotes.includes(remote));
  if (running.length === 0) return false;
  const { choices } = await refreshSelection();
  return running.some(({ remote, version }) => {
    const first = choices.get(remote)?.usable[0];
    return first !== undefined && first.metadata.version !== version;
  });
}

/** Whether a running release is neither cached nor on the server, so that its lazy chunks are lost. False offline. */
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
