import { releasesOf } from '@naija/contracts/remote/registry';
import { isBeyondRepair } from '../natives/open-natives.ts';
import { failed } from './failures/failed.ts';
import { ReleaseFailure } from './failures/release-failure.ts';
import { keepRelease } from './keep-release.ts';
import { leftToReload } from './left-to-reload.ts';
import { loadRelease, type LoadedRelease } from './load-remote.ts';
import { loadSelection } from './registry.ts';
import { RemoteUnavailable } from './remote-unavailable.ts';
import { allowReplacedEndpoints } from './replace-endpoints.ts';
import { quarantine } from './selection/quarantine.ts';
import { failuresOf, isUntried, lastTried, noteTried } from './tried-releases.ts';

/**
 * Loads the first release of a remote that works, of those that were not tried in this page before.
 * @throws RemoteUnavailable with what was wrong with each
 */
export async function tryReleases(remote: string, pathname: string): Promise<LoadedRelease> {
  const { registry, choices } = await loadSelection();
  const choice = choices.get(remote);
  for (const release of choice?.usable ?? []) {
    if (!isUntried(remote, release)) continue;
    if (lastTried(remote)) allowReplacedEndpoints();
    noteTried(remote, release);
    try {
      const loaded = await loadRelease(remote, release, pathname);
      keepRelease(release);
      return loaded;
    } catch (error) {
      if (!(error instanceof ReleaseFailure)) throw error;
      const { version } = release.metadata;
      noteTried(remote, release, error.message);
      failed({ remote, version, kind: error.kind, error });
      if (error.kind === 'import') quarantine(remote, release, error.message);
      if (isBeyondRepair()) return leftToReload(error);
    }
  }
  const wanted = releasesOf(registry, remote)[0]?.metadata.version;
  throw new RemoteUnavailable(remote, wanted, [...failuresOf(remote), ...(choice?.passedOver ?? [])]);
}
