import { failed } from './failures/failed.ts';
import { messageOf } from './failures/message-of.ts';
import { isFileMissing } from './failures/release-failure.ts';
import type { LoadedRelease } from './load-remote.ts';
import { refreshSelection } from './registry.ts';
import { RemoteUnavailable } from './remote-unavailable.ts';
import { quarantine } from './selection/quarantine.ts';
import { forgetTried, isUntried, lastTried, noteTried } from './tried-releases.ts';
import { tryReleases } from './try-releases.ts';

const loading = new Map<string, Promise<LoadedRelease>>();

/** The release of a remote that this page shows. Coming back to a remote does not load it again. */
export function shownRelease(remote: string): Promise<LoadedRelease> {
  return loading.get(remote) ?? showNext(remote);
}

function showNext(remote: string): Promise<LoadedRelease> {
  const load = tryReleases(remote, globalThis.location.pathname);
  load.catch(() => undefined); // Whoever shows it is told.
  loading.set(remote, load);
  return load;
}

/** Shows a remote as if nothing of it had failed: sources that were mended are a release anew. */
export function startOver(remote: string): void {
  forgetTried(remote);
  void showNext(remote);
}

/**
 * Looks for another release after what was shown of a remote failed.
 * A release that fails as it is rendered is quarantined. A file that is not there is not the release's fault: the tab
 * may be older than what the server has, so the registry is asked anew.
 * @returns whether there is something else to show
 */
export async function recover(remote: string, error: unknown): Promise<boolean> {
  const release = lastTried(remote);
  if (error instanceof RemoteUnavailable) return release !== undefined && resumeWithNewer(remote);
  if (!release) return false;
  const message = messageOf(error);
  const fileMissing = isFileMissing(error);
  noteTried(remote, release, message);
  failed({ remote, version: release.metadata.version, kind: fileMissing ? 'load' : 'render', error });
  if (fileMissing) return resumeWithNewer(remote);
  quarantine(remote, release, message);
  void showNext(remote);
  return true;
}

/** Goes on with what the registry names first by now, if that was not tried yet. */
async function resumeWithNewer(remote: string): Promise<boolean> {
  const { choices } = await refreshSelection();
  const first = choices.get(remote)?.usable[0];
  if (!first || !isUntried(remote, first)) return false;
  void showNext(remote);
  return true;
}
