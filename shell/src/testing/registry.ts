import {
  REGISTRY_SCHEMA,
  registryName,
  type Registry,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import { CONTRACT_VERSION } from '@naija/contracts/remote/remote';
import type { Selection } from '../remotes/selection/select-releases.ts';

/** A compatible release. It preloads nothing, because jsdom fetches no files. */
export function entry(
  version: string,
  extras: Partial<RegistryEntry['extras']> = {},
  remote = 'sample',
): RegistryEntry {
  return {
    url: `/remotes/${remote}/${version}/remoteEntry.js`,
    metadata: { integrity: `sha384-${version}`, version },
    deployment: { traffic: 100, default: true },
    extras: {
      manifest: `/remotes/${remote}/${version}/release.json`,
      contract: CONTRACT_VERSION,
      routes: [{ path: `/${remote}`, js: [], css: [] }],
      requires: {},
      uses: {},
      ...extras,
    },
  };
}

/** The release as a fallback, neither default nor canary. */
export function earlier(release: RegistryEntry): RegistryEntry {
  return { ...release, deployment: { traffic: 0, default: false } };
}

/** A registry with the remote `sample`. */
export function registryOf(...entries: RegistryEntry[]): Registry {
  return registryWith({ sample: entries });
}

export function registryWith(remotes: Record<string, RegistryEntry[]>): Registry {
  return {
    schema: REGISTRY_SCHEMA,
    microFrontends: Object.fromEntries(
      Object.entries(remotes).map(([remote, entries]) => [registryName(remote), entries]),
    ),
  };
}

/** A selection with these releases of one remote. */
export function selectionOf(remote: string, ...usable: RegistryEntry[]): Selection {
  const registry = registryWith({ [remote]: usable });
  return {
    site: registry,
    registry,
    choices: new Map([[remote, { usable, passedOver: [] }]]),
  };
}
