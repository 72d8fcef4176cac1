import { routeConflictsIn } from '@naija/contracts/remote/route-conflicts';
import {
  registryName,
  releasesOf,
  type Registry,
  type RegistryEntry,
  type RegistryRoute,
} from '@naija/contracts/remote/registry';
import type { Release } from '@naija/contracts/remote/release';
import type { Finding } from './finding.ts';

/** Findings about pages of a remote whose paths belong to another remote. */
export function routeFindings(
  remote: string,
  paths: readonly string[],
  registry: Registry,
  others: readonly Release[],
): Finding[] {
  return routeConflictsIn(withUnlisted(registry, others))(remote, paths).map((message) => ({
    check: 'routes',
    message,
  }));
}

function withUnlisted(registry: Registry, others: readonly Release[]): Registry {
  const unlisted = others.filter(({ name }) => releasesOf(registry, name).length === 0);
  const added = unlisted.map((release) => ({ [registryName(release.name)]: [asListed(release)] }));
  return {
    ...registry,
    microFrontends: Object.assign({}, registry.microFrontends, ...added) as Registry['microFrontends'],
  };
}

/** A release as the registry lists it, without its files. */
function asListed({ version, entry, contract, requires, uses, routes }: Release): RegistryEntry {
  const pages = routes.map(({ path }): RegistryRoute => ({ path, js: [], css: [] }));
  return {
    url: entry,
    metadata: { integrity: '', version },
    deployment: { traffic: 100, default: true },
    extras: { manifest: '', contract, routes: pages, requires, uses },
  };
}
