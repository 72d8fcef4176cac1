import type { ShellManifest } from '@naija/contracts/remote/compatibility';
import {
  releasesOf,
  type Registry,
  type RegistryEntry,
  type RegistryRoute,
} from '@naija/contracts/remote/registry';
import { releasesToTry } from '@naija/contracts/remote/releases-to-try';
import { routeConflictsIn, type RouteConflicts } from '@naija/contracts/remote/route-conflicts';
import { findPattern, findRoute } from '@naija/contracts/remote/routes';
import { isCompatible } from '@naija/releases';

export interface ChosenRelease {
  remote: string;
  release: RegistryEntry;
  route: RegistryRoute;
}

const NO_CANARY = 100;
const NO_RELEASE = 'none';

/**
 * Chooses the release that this browser loads for a page: the one that its cookie names, otherwise the default one. Undefined
 * if the server renders none.
 */
export function chooseRelease(
  registry: Registry,
  shell: ShellManifest,
  pathname: string,
  named: URLSearchParams,
): ChosenRelease | undefined {
  const remote = findRoute(registry, pathname)?.remote;
  if (remote === undefined) return undefined;
  const version = named.get(remote);
  const release =
    version === null ? defaultRelease(registry, shell, remote) : listed(registry, remote, version);
  const route = release && findPattern(release.extras.routes, pathname);
  return release && route && route.clientOnly !== true ? { remote, release, route } : undefined;
}

function listed(registry: Registry, remote: string, version: string): RegistryEntry | undefined {
  if (version === NO_RELEASE) return undefined;
  return releasesOf(registry, remote).find(({ metadata }) => metadata.version === version);
}

/** Repeats the shell's choice outside canaries, with nothing in quarantine. */
function defaultRelease(registry: Registry, shell: ShellManifest, remote: string): RegistryEntry | undefined {
  const conflicts = conflictsIn(registry);
  return releasesToTry(releasesOf(registry, remote), NO_CANARY).find(
    ({ extras }) =>
      isCompatible(extras, shell) &&
      conflicts(
        remote,
        extras.routes.map(({ path }) => path),
      ).length === 0,
  );
}

const conflictsByRegistry = new WeakMap<Registry, RouteConflicts>();

/** Computed once for each version of the registry. */
function conflictsIn(registry: Registry): RouteConflicts {
  const conflicts = conflictsByRegistry.get(registry) ?? routeConflictsIn(registry);
  conflictsByRegistry.set(registry, conflicts);
  return conflicts;
}
