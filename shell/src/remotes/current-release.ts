import { whenStaying } from '../browser/leaving.ts';
import { trackCode } from '../loading/pending-loads.ts';
import {
  isFileMissing,
  errorMessage,
  ReleaseFailure,
  RemoteUnavailable,
} from './failures/release-failure.ts';
import { reportFailure } from './failures/report-failure.ts';
import type { LoadedRelease } from './load-release.ts';
import { quarantine } from './quarantine.ts';
import { refreshSelection } from './selection/load-selection.ts';
import { forgetTried, isUntried, lastTried, recordTried } from './tried-releases.ts';
import { tryReleases } from './try-releases.ts';

const loading = new Map<string, Promise<LoadedRelease>>();

export function currentRelease(remote: string): Promise<LoadedRelease> {
  return loading.get(remote) ?? loadNext(remote);
}

function loadNext(remote: string): Promise<LoadedRelease> {
  const load = trackCode(tryReleases(remote, globalThis.location.pathname));
  load.catch(() => undefined); // The component that renders it handles the failure.
  loading.set(remote, load);
  return load;
}

/** Loads a remote as if none of its releases had failed, after its sources changed. */
export function resetRemote(remote: string): void {
  forgetTried(remote);
  void loadNext(remote);
}

/**
 * Loads another release. After a missing file, it comes from a fresh registry, since this tab may be older than the
 * server.
 */
export async function recover(remote: string, error: unknown): Promise<boolean> {
  const release = lastTried(remote);
  if (error instanceof RemoteUnavailable) return release !== undefined && loadNewer(remote);
  if (!release) return false;
  const message = errorMessage(error);
  const isMissing = isFileMissing(error);
  if (isMissing) await whenStaying();
  recordTried(remote, release, message);
  reportFailure({
    remote,
    version: release.metadata.version,
    kind: isMissing ? 'load' : error instanceof ReleaseFailure ? error.kind : 'render',
    error,
  });
  if (isMissing) return loadNewer(remote);
  quarantine(remote, release, message);
  void loadNext(remote);
  return true;
}

async function loadNewer(remote: string): Promise<boolean> {
  const { choices } = await refreshSelection();
  const first = choices.get(remote)?.usable[0];
  if (!first || !isUntried(remote, first)) return false;
  void loadNext(remote);
  return true;
}
