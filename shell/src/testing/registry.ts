import {
  REGISTRY_SCHEMA,
  registryName,
  type Registry,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import { CONTRACT_VERSION } from '@naija/contracts/remote/remote';

/** A release that fits, but for what is said otherwise. It preloads nothing: jsdom fetches no files. */
export function entry(version: string, extras: Partial<RegistryEntry['extras']> = {}): RegistryEntry {
  return {
    url: `/remotes/sample/${version}/remoteEntry.js`,
    metadata: { integrity: 'sha384-x', version },
    deployment: { traffic: 100, default: true },
    extras: {
      manifest: `/remotes/sample/${version}/release.json`,
      contract: CONTRACT_VERSION,
      routes: [{ path: '/sample', js: [], css: [] }],
      requires: {},
      uses: {},
      ...extras,
    },
  };
}

/** A registry with the releases of one remote, current one first. */
export function registryOf(...entries: RegistryEntry[]): Registry {
  return { schema: REGISTRY_SCHEMA, microFrontends: { [registryName('sample')]: entries } };
}
