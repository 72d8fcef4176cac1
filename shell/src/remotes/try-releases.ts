import { baseApi } from '@naija/runtime';
import { releasesOf, type RegistryEntry } from '@naija/contracts/remote/registry';
import { whenIdle } from '../loading/when-idle.ts';
import { whenStaying } from '../browser/leaving.ts';
import { areIntrinsicsBroken } from '../intrinsics/restore-intrinsics.ts';
import { ReleaseFailure, RemoteUnavailable } from './failures/release-failure.ts';
import { reportFailure } from './failures/report-failure.ts';
import { haltPage } from './fatal-error.ts';
import { loadRelease, type LoadedRelease } from './load-release.ts';
import { quarantine } from './quarantine.ts';
import { loadSelection } from './selection/load-selection.ts';
import { failuresOf, isUntried, lastTried, recordTried } from './tried-releases.ts';

let isAllowed = false;

const injectEndpoints = baseApi.injectEndpoints.bind(baseApi);
// Replaced in advance, because the API is read-only before a release runs.
Object.assign(baseApi, {
  injectEndpoints: (options: Parameters<typeof injectEndpoints>[0]) =>
    injectEndpoints(isAllowed ? { ...options, overrideExisting: true } : options),
});

/** Loads the first usable release that works. @throws RemoteUnavailable with the failure of each */
export async function tryReleases(remote: string, pathname: string): Promise<LoadedRelease> {
  const { registry, choices } = await loadSelection();
  const choice = choices.get(remote);
  for (const release of choice?.usable ?? []) {
    if (!isUntried(remote, release)) continue;
    if (lastTried(remote)) allowReplacedEndpoints();
    recordTried(remote, release);
    try {
      const loaded = await loadRelease(remote, release, pathname);
      prefetchWhenIdle(release);
      return loaded;
    } catch (error) {
      if (!(error instanceof ReleaseFailure)) throw error;
      if (error.kind === 'load') await whenStaying();
      const { version } = release.metadata;
      recordTried(remote, release, error.message);
      reportFailure({ remote, version, kind: error.kind, error });
      if (error.kind === 'import') quarantine(remote, release, error.message);
      if (areIntrinsicsBroken()) return haltPage(error);
    }
  }
  const expected = releasesOf(registry, remote)[0]?.metadata.version;
  throw new RemoteUnavailable(remote, expected, [...failuresOf(remote), ...(choice?.passedOver ?? [])]);
}

function prefetchWhenIdle(release: RegistryEntry): void {
  whenIdle(() => {
    import('./prefetch-release.ts')
      .then(({ prefetchRelease }) => prefetchRelease(release))
      .catch(() => undefined); // The page works without the other files.
  });
}

/** Lets a fallback release inject the endpoints of the failed one again. Otherwise a duplicate throws. */
export function allowReplacedEndpoints(): void {
  isAllowed = true;
}
