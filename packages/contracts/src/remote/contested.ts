import { covers, overlapOf, shapeOf, type Shape } from './overlap.ts';
import { isPageAddress } from './page-address.ts';
import { quoted } from './quoted.ts';
import { releasesOf, remoteNames, type Registry } from './registry.ts';

/** How far a remote's claim to the addresses of a pattern goes back. */
interface Claim {
  remote: string;
  path: string;
  shape: Shape;
  /** The part of the remote's listed releases that have the pattern, from 0 to 1. */
  share: number;
  /** The place of the remote in the registry: remotes stand there in the order in which they first came. */
  place: number;
}

/**
 * Says which of some pages a remote cannot have: other remotes have had addresses of theirs longer, or nobody can.
 * @returns one line each, such as 'claims /login, which auth owns'
 */
export type StolenRoutes = (remote: string, paths: readonly string[]) => string[];

/**
 * Finds out which remote the pages of a registry belong to. Of two remotes with patterns that have an address in common
 * it is the one more of whose listed releases have had it, and of these the one that the registry lists first: so a new
 * release cannot take a page, or a part of one, that another remote has always had.
 */
export function stolenRoutesIn(registry: Registry): StolenRoutes {
  const groups = new Map<string, Claim[]>();
  for (const claim of remoteNames(registry).flatMap((remote, place) => claimsOf(registry, remote, place))) {
    const group = groups.get(groupOf(claim.shape));
    if (group) group.push(claim);
    else groups.set(groupOf(claim.shape), [claim]);
  }
  return (remote, paths) =>
    paths.flatMap((path) => {
      if (!isPageAddress(path)) return `claims ${quoted(path)}, which is no address of a page`;
      const shape = shapeOf(path);
      const group = groups.get(groupOf(shape)) ?? [];
      const own = group.filter((claim) => claim.remote === remote);
      const owner = group.find((other) => other.remote !== remote && !isBeaten(other, shape, own));
      return owner ? wordsFor(path, shape, owner) : [];
    });
}

/** A page's first segment is never a placeholder: only patterns that begin alike can have an address in common. */
function groupOf([root = '', first = '', ...others]: Shape): string {
  return [root, first, others.length].join('/');
}

/** The other remote keeps what both patterns have in common, unless an older claim covers that. */
function isBeaten(other: Claim, shape: Shape, own: readonly Claim[]): boolean {
  const common = overlapOf(other.shape, shape);
  return common === undefined || own.some((claim) => isOlder(claim, other) && covers(claim.shape, common));
}

function isOlder(one: Claim, other: Claim): boolean {
  return one.share > other.share || (one.share === other.share && one.place < other.place);
}

function wordsFor(path: string, shape: Shape, owned: Claim): string {
  return covers(shape, owned.shape) && covers(owned.shape, shape)
    ? `claims ${path}, which ${owned.remote} owns`
    : `claims ${path}, which overlaps ${owned.path}, which ${owned.remote} owns`;
}

function claimsOf(registry: Registry, remote: string, place: number): Claim[] {
  const releases = releasesOf(registry, remote);
  const counts = new Map<string, { path: string; count: number }>();
  for (const { extras } of releases) {
    const paths = new Map(extras.routes.map(({ path }) => [shapeOf(path).join('/'), path]));
    for (const [key, path] of paths) counts.set(key, { path, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ path }) => isPageAddress(path))
    .map(({ path, count }) => ({
      ...{ remote, path, shape: shapeOf(path), place },
      share: count / releases.length,
    }));
}
