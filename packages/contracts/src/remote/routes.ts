import { withoutTrailingSlashes } from '../http/trailing-slashes.ts';
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
  const wanted = segments(pattern);
  const given = segments(pathname);
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}

/** Every page that some visitors get: of the current release of every remote, and of one on trial. */
export function ownedRoutes(registry: Registry): RouteOwner[] {
  return remoteNames(registry).flatMap((remote) => {
    const inUse = releasesOf(registry, remote).filter(
      ({ deployment }, index) => index === 0 || deployment.traffic > 0,
    );
    const pages = inUse.flatMap(({ extras }) => extras.routes).map(({ path, title }) => ({ path, title }));
    // What both have is described by the current one.
    return pages
      .filter(({ path }, index) => pages.findIndex((page) => page.path === path) === index)
      .map(({ path, title }) => ({ remote, path, ...(title !== undefined && { title }) }));
  });
}

/** The page behind an address path; one with fewer placeholders wins. */
export function findRoute(registry: Registry, pathname: string): RouteOwner | undefined {
  return ownedRoutes(registry)
    .filter(({ path }) => matchesRoute(path, pathname))
    .sort((a, b) => placeholders(a.path) - placeholders(b.path))[0];
}

function segments(path: string): string[] {
  return withoutTrailingSlashes(path.toLowerCase()).split('/');
}

function placeholders(pattern: string): number {
  return segments(pattern).filter((part) => part.startsWith(':')).length;
}
