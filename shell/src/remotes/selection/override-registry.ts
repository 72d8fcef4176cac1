import {
  registryName,
  releasesOf,
  type Registry,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import type { Release } from '@naija/contracts/remote/release';
import { UNCHECKED } from '../release-id.ts';

export async function overrideRegistry(
  registry: Registry,
  addresses: ReadonlyMap<string, string>,
): Promise<Registry> {
  const microFrontends = { ...registry.microFrontends };
  for (const [remote, address] of addresses) {
    const [published] = releasesOf(registry, remote);
    const entry = await entryAt(address).catch(() => published && unavailableAt(address, published));
    if (entry) microFrontends[registryName(remote)] = [entry];
  }
  return { ...registry, microFrontends };
}

async function entryAt(address: string): Promise<RegistryEntry> {
  const manifest = `${address}/release.json`;
  const response = await fetch(manifest, { cache: 'no-store', credentials: 'omit' });
  const { version, entry, routes, ...needs } = (await response.json()) as Release;
  const files = (urls: string[]) => urls.map((url) => ({ url: `${address}/${url}`, integrity: '' }));
  return {
    url: `${address}/${entry}`,
    metadata: { integrity: UNCHECKED, version },
    deployment: { traffic: 100, default: true },
    extras: {
      ...needs,
      manifest,
      routes: routes.map((route) => ({ ...route, js: files(route.js), css: files(route.css) })),
    },
  };
}

/** Keeps the routes without files, so that the published release is not taken for the developer's. */
function unavailableAt(address: string, { extras, ...published }: RegistryEntry): RegistryEntry {
  return {
    ...published,
    url: `${address}/remoteEntry.js`,
    metadata: { integrity: UNCHECKED, version: 'unavailable' },
    extras: { ...extras, routes: extras.routes.map(({ path }) => ({ path, js: [], css: [] })) },
  };
}
