import { stripTrailingSlashes } from '../http/trailing-slashes.ts';
import { isPagePath } from './page-path.ts';
import { releasesOf, remoteNames, type Registry } from './registry.ts';

export interface RouteOwner {
  remote: string;
  path: string;
  title?: string;
}

/** True if a path matches a route pattern, case-insensitively as in the router; `:name` is one segment. */
export function matchesRoute(pattern: string, pathname: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}

export function findPattern<Page extends { path: string }>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined {
  return pages
    .filter(({ path }) => matchesRoute(path, pathname))
    .sort((a, b) => parameterCount(a.path) - parameterCount(b.path))[0];
}

/** Every page of the current releases and the canaries; invalid paths are left out. */
export function ownedRoutes(registry: Registry): RouteOwner[] {
  return remoteNames(registry).flatMap((remote) => {
    const inUse = releasesOf(registry, remote).filter(
      ({ deployment }, index) => index === 0 || deployment.traffic > 0,
    );
    const pages = new Map<string, RouteOwner>();
    for (const { path, title } of inUse.flatMap(({ extras }) => extras.routes))
      // The current release comes first, so its title wins.
      if (!pages.has(path) && isPagePath(path))
        pages.set(path, { remote, path, ...(title !== undefined && { title }) });
    return [...pages.values()];
  });
}

/** The page at a path; of several remotes with one, that of the remote with it in most of its listed releases. */
export function findRoute(registry: Registry, pathname: string): RouteOwner | undefined {
  const matching = routesLike(registry, pathname).filter(({ path }) => matchesRoute(path, pathname));
  const remotes = [...new Set(matching.map(({ remote }) => remote))];
  const claims = remotes.map((remote) => ({ remote, share: shareOf(registry, remote, pathname) }));
  const [owner] = claims.sort((a, b) => b.share - a.share);
  return findPattern(
    matching.filter(({ remote }) => remote === owner?.remote),
    pathname,
  );
}

const indexes = new WeakMap<Registry, Map<string, RouteOwner[]>>();

/** Routes with the first segment and the length of a path: registries of 1,000 remotes are searched for every request. */
function routesLike(registry: Registry, pathname: string): RouteOwner[] {
  const index = indexes.get(registry) ?? new Map<string, RouteOwner[]>();
  if (!indexes.has(registry)) {
    indexes.set(registry, index);
    for (const route of ownedRoutes(registry)) {
      const routes = index.get(groupOf(route.path));
      if (routes) routes.push(route);
      else index.set(groupOf(route.path), [route]);
    }
  }
  return index.get(groupOf(pathname)) ?? [];
}

/** The first segment of a route is never a parameter. */
function groupOf(path: string): string {
  const [, first = '', ...others] = segmentsOf(path);
  return `${first}/${String(others.length)}`;
}

function shareOf(registry: Registry, remote: string, pathname: string): number {
  const releases = releasesOf(registry, remote);
  const having = releases.filter(({ extras }) => findPattern(extras.routes, pathname) !== undefined);
  return having.length / releases.length;
}

export function segmentsOf(path: string): string[] {
  return stripTrailingSlashes(path.toLowerCase()).split('/');
}

function parameterCount(pattern: string): number {
  return segmentsOf(pattern).filter((part) => part.startsWith(':')).length;
}
