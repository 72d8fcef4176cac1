import type { PageLoadReport } from '@naija/contracts/http/page-loads';
import { releasesOf, remoteNames, type Registry, type RegistryEntry } from '@naija/contracts/remote/registry';

/** Tabs of a withdrawn release report when they are left */
const WITHDRAWN_MS = 24 * 60 * 60 * 1_000;
const MAX_WITHDRAWN = 100;

type Named = Pick<PageLoadReport, 'remote' | 'version' | 'route'>;

interface Withdrawn {
  release: RegistryEntry;
  until: number;
}

/**
 * Creates a function that returns true for a release with this page that is listed, or was in the last 24 hours, as far as this
 * process has read the registry.
 */
export function createKnownReleases(clock: () => Date) {
  let current: Registry | undefined;
  const withdrawn = new Map<string, Withdrawn>();
  return (named: Named, registry: Registry | undefined): boolean => {
    const now = clock().getTime();
    if (registry !== current) {
      for (const [id, release] of unlisted(current, registry))
        withdrawn.set(id, { release, until: now + WITHDRAWN_MS });
      for (const oldest of [...withdrawn.keys()].slice(0, -MAX_WITHDRAWN)) withdrawn.delete(oldest);
      current = registry;
    }
    const listed = find(named, registry);
    if (listed) return hasPage(listed, named.route);
    const former = withdrawn.get(idOf(named));
    return former !== undefined && former.until > now && hasPage(former.release, named.route);
  };
}

function unlisted(before: Registry | undefined, after: Registry | undefined): [string, RegistryEntry][] {
  if (!before) return [];
  return remoteNames(before).flatMap((remote) =>
    releasesOf(before, remote).flatMap((release): [string, RegistryEntry][] => {
      const { version } = release.metadata;
      return find({ remote, version }, after) ? [] : [[idOf({ remote, version }), release]];
    }),
  );
}

function find(
  { remote, version }: Omit<Named, 'route'>,
  registry: Registry | undefined,
): RegistryEntry | undefined {
  if (!registry || !remoteNames(registry).includes(remote)) return undefined;
  return releasesOf(registry, remote).find(({ metadata }) => metadata.version === version);
}

function hasPage({ extras }: RegistryEntry, route: string): boolean {
  return route === '' || extras.routes.some(({ path }) => path === route);
}

function idOf({ remote, version }: Omit<Named, 'route'>): string {
  return `${remote}@${version}`;
}
