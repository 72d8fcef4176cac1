import type { PageLoadReport } from '@naija/contracts/http/page-loads';
import { releasesOf, remoteNames, type Registry } from '@naija/contracts/remote/registry';

/** How long a release counts that was withdrawn: tabs that run it report when they are left. */
const WITHDRAWN_MS = 24 * 60 * 60 * 1_000;

type Named = Pick<PageLoadReport, 'remote' | 'version' | 'route'>;

interface Withdrawn {
  registry: Registry;
  until: number;
}

/** Tells whether a registry of the last 24 hours, as this process has read it, lists a release with a page. */
export function createKnownReleases(clock: () => Date) {
  let current: Registry | undefined;
  let withdrawn: Withdrawn[] = [];
  return (named: Named, registry: Registry | undefined): boolean => {
    const now = clock().getTime();
    if (registry !== current) {
      withdrawn = withdrawn.filter(({ until }) => until > now);
      if (current) withdrawn.push({ registry: current, until: now + WITHDRAWN_MS });
      current = registry;
    }
    return (
      isListed(named, registry) ||
      withdrawn.some((earlier) => earlier.until > now && isListed(named, earlier.registry))
    );
  };
}

function isListed({ remote, version, route }: Named, registry: Registry | undefined): boolean {
  if (!registry || !remoteNames(registry).includes(remote)) return false;
  const release = releasesOf(registry, remote).find(({ metadata }) => metadata.version === version);
  return release !== undefined && (route === '' || release.extras.routes.some(({ path }) => path === route));
}
