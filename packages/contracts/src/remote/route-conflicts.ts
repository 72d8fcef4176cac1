import { isPagePath } from './page-path.ts';
import { releasesOf, remoteNames, type Registry } from './registry.ts';
import { includesShape, intersectionOf, shapeOf, type PatternShape } from './route-patterns.ts';
import { quoteUntrusted } from './untrusted-text.ts';

interface Claim {
  remote: string;
  path: string;
  shape: PatternShape;
  /** Fraction of the remote's listed releases that have the pattern. */
  share: number;
  /** Position of the remote in the registry, which is in order of first publication. */
  position: number;
}

export type RouteConflicts = (remote: string, paths: readonly string[]) => string[];

/**
 * Gives messages about the pages that a remote may not claim. Where patterns of two remotes overlap, the remote with its
 * pattern in the larger fraction of its listed releases owns the overlap, then the one listed first.
 */
export function routeConflictsIn(registry: Registry): RouteConflicts {
  const groups = new Map<string, Claim[]>();
  const claims = remoteNames(registry).flatMap((remote, position) => claimsOf(registry, remote, position));
  for (const claim of claims) {
    const group = groups.get(groupOf(claim.shape));
    if (group) group.push(claim);
    else groups.set(groupOf(claim.shape), [claim]);
  }
  return (remote, paths) =>
    paths.flatMap((path) => {
      if (!isPagePath(path)) return `claims ${quoteUntrusted(path)}, which is not an address of a page`;
      const shape = shapeOf(path);
      const group = groups.get(groupOf(shape)) ?? [];
      const own = group.filter((claim) => claim.remote === remote);
      const owner = group.find((other) => other.remote !== remote && !isOverridden(other, shape, own));
      return owner ? conflictMessage(path, shape, owner) : [];
    });
}

/** The first segment is static: only patterns with the same one, and of the same length, can overlap. */
function groupOf([root = '', first = '', ...others]: PatternShape): string {
  return [root, first, others.length].join('/');
}

function isOverridden(other: Claim, shape: PatternShape, own: readonly Claim[]): boolean {
  const overlap = intersectionOf(other.shape, shape);
  return (
    overlap === undefined || own.some((claim) => isOlder(claim, other) && includesShape(claim.shape, overlap))
  );
}

function isOlder(one: Claim, other: Claim): boolean {
  return one.share > other.share || (one.share === other.share && one.position < other.position);
}

function conflictMessage(path: string, shape: PatternShape, owned: Claim): string {
  return includesShape(shape, owned.shape) && includesShape(owned.shape, shape)
    ? `claims ${path}, which ${owned.remote} owns`
    : `claims ${path}, which overlaps ${owned.path}, which ${owned.remote} owns`;
}

function claimsOf(registry: Registry, remote: string, position: number): Claim[] {
  const releases = releasesOf(registry, remote);
  const counts = new Map<string, { path: string; count: number }>();
  for (const { extras } of releases) {
    const paths = new Map(extras.routes.map(({ path }) => [shapeOf(path).join('/'), path]));
    for (const [key, path] of paths) counts.set(key, { path, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ path }) => isPagePath(path))
    .map(({ path, count }) => ({
      remote,
      path,
      shape: shapeOf(path),
      share: count / releases.length,
      position,
    }));
}
