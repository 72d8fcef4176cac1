import { REGISTRY_SCHEMA, type Registry, type RegistryEntry } from './registry.ts';

export function entryWith(...paths: string[]): RegistryEntry {
  return {
    url: '/remotes/directory/1.2.0/remoteEntry.js',
    metadata: { integrity: 'sha384-abc', version: '1.2.0' },
    deployment: { traffic: 100, default: true },
    extras: {
      manifest: '/remotes/directory/1.2.0/release.json',
      contract: 1,
      routes: paths.map((path) => ({ path, js: [{ url: 'a.js', integrity: 'sha384-def' }], css: [] })),
      requires: { react: '^19.0.0' },
      uses: { react: ['useState'] },
    },
  };
}

export function registryOf(microFrontends: Record<string, RegistryEntry[]>): Registry {
  return { schema: REGISTRY_SCHEMA, microFrontends };
}
