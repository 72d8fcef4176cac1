import { releasesOf, remoteNames, type Registry } from '@naija/contracts/remote/registry';
import type { ReportedRelease } from '../failures/reported-release.ts';

/** Finds the listed release that a script is a file of, on whichever origin its files are. */
export function createReleaseFinder() {
  let current: Registry | undefined;
  let folders = new Map<string, ReportedRelease>();
  return (script: URL, registry: Registry | undefined): ReportedRelease | undefined => {
    if (registry !== current) folders = registry ? foldersOf(registry) : new Map<string, ReportedRelease>();
    current = registry;
    const { href, pathname } = new URL('.', script);
    return folders.get(href) ?? folders.get(pathname);
  };
}

/** By path on the site's own origin, and by URL elsewhere, as the registry has them. */
function foldersOf(registry: Registry): Map<string, ReportedRelease> {
  return new Map(
    remoteNames(registry).flatMap((remote) =>
      releasesOf(registry, remote).map(({ url, metadata: { version } }) => [
        url.slice(0, url.lastIndexOf('/') + 1),
        { remote, version },
      ]),
    ),
  );
}
