import { releasesOf, remoteNames, type Registry, type RegistryEntry } from './registry.ts';

/** The pattern of a route with its placeholders unnamed: two patterns of one shape are the same addresses. */
function shape(path: string): string {
  return path.toLowerCase().replace(/:[^/]+/g, ':');
}

/** How far a remote's claim to a route goes back: the share of its listed releases that have it, and how many. */
interface Claim {
  remote: string;
  share: number;
  count: number;
}

/**
 * Which remote each route belongs to: the one whose listed releases have had it longest, and of these the one that the
 * registry lists first. So a new release cannot take a page that another remote has always had.
 * @returns remote by shape of the route
 */
function owners(registry: Registry): ReadonlyMap<string, string> {
  const strongest = new Map<string, Claim>();
  for (const remote of remoteNames(registry))
    for (const [route, claim] of claims(remote, releasesOf(registry, remote))) {
      const other = strongest.get(route);
      if (!other || claim.share > other.share || (claim.share === other.share && claim.count > other.count))
        strongest.set(route, claim);
    }
  return new Map([...strongest].map(([route, { remote }]) => [route, remote]));
}

function claims(remote: string, releases: readonly RegistryEntry[]): ReadonlyMap<string, Claim> {
  const counts = new Map<string, number>();
  for (const { extras } of releases)
    for (const route of new Set(extras.routes.map(({ path }) => shape(path))))
      counts.set(route, (counts.get(route) ?? 0) + 1);
  return new Map(
    [...counts].map(([route, count]) => [route, { remote, count, share: count / releases.length }]),
  );
}

/**
 * Says which of some routes belong to another remote than the one that claims them.
 * @returns one line each, such as 'claims /login, which auth owns'
 */
export function stolenRoutes(registry: Registry, remote: string, paths: readonly string[]): string[] {
  const owner = owners(registry);
  return paths.flatMap((path) => {
    const other = owner.get(shape(path));
    return other === undefined || other === remote ? [] : [`claims ${path}, which ${other} owns`];
  });
}
