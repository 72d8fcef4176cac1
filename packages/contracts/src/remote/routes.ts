import { withoutTrailingSlashes } from '../http/trailing-slashes.ts';
import { isPageAddress } from './page-address.ts';
import { releasesOf, remoteNames, type Registry } from './registry.ts';

/** A page, and the remote that owns it. */
export interface RouteOwner {
  remote: string;
  path: string;
  /** As the registry has it. */
  title?: string;
}

/** True when the address path fits the pattern, in any letter case as in the router; `:name` is one segment. */
export function matchesRoute(pattern: string, pathname: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}

/** Of some pages the one that is shown at an address path: that with the fewest placeholders, as in the router. */
export function findPattern<Page extends { path: string }>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined {
  return pages
    .filter(({ path }) => matchesRoute(path, pathname))
    .sort((a, b) => placeholders(a.path) - placeholders(b.path))[0];
}

/**
 * Every page that some visitors get: of the current release of every remote, and of one on trial. What is no address
 * of a page is nobody's.
 */
export function ownedRoutes(registry: Registry): RouteOwner[] {
  return remoteNames(registry).flatMap((remote) => {
    const inUse = releasesOf(registry, remote).filter(
      ({ deployment }, index) => index === 0 || deployment.traffic > 0,
    );
    const pages = new Map<string, RouteOwner>();
    for (const { path, title } of inUse.flatMap(({ extras }) => extras.routes))
      // What both have is described by the current one.
      if (!pages.has(path) && isPageAddress(path))
        pages.set(path, { remote, path, ...(title !== undefined && { title }) });
    return [...pages.values()];
  });
}

/**
 * The page behind an address path. Where several remotes have one there it is that of the remote most of whose listed
 * releases have, and of these the one that the registry lists first: so nobody takes a page that another has had.
 */
export function findRoute(registry: Registry, pathname: string): RouteOwner | undefined {
  const matching = ownedRoutes(registry).filter(({ path }) => matchesRoute(path, pathname));
  const remotes = [...new Set(matching.map(({ remote }) => remote))];
  const claims = remotes.map((remote) => ({ remote, share: shareOf(registry, remote, pathname) }));
  const [owner] = claims.sort((a, b) => b.share - a.share);
  return findPattern(
    matching.filter(({ remote }) => remote === owner?.remote),
    pathname,
  );
}

/** The part of a remote's listed releases that have a page at an address path, from 0 to 1. */
function shareOf(registry: Registry, remote: string, pathname: string): number {
  const releases = releasesOf(registry, remote);
  const having = releases.filter(({ extras }) => findPattern(extras.routes, pathname) !== undefined);
  return having.length / releases.length;
}

/** In lower case, and without the slashes at its end. */
export function segmentsOf(path: string): string[] {
  return withoutTrailingSlashes(path.toLowerCase()).split('/');
}

function placeholders(pattern: string): number {
  return segmentsOf(pattern).filter((part) => part.startsWith(':')).length;
}
