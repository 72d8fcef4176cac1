import { readRegistry, REGISTRY_PATH, releasesOf, type Registry } from '@naija/contracts/remote/registry';
import { findRoute } from '@naija/contracts/remote/routes';
import { preloadPage } from './preload.ts';

let loading: Promise<Registry> | undefined;

/**
 * The registry, asked for once in the life of the page.
 * A failure is not kept: the next call asks again.
 */
export function loadRegistry(): Promise<Registry> {
  loading ??= fetchRegistry().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Asks for the registry, and for the files of the page that the address names. */
export function startRegistry(): void {
  loadRegistry()
    .then((registry) => {
      const { pathname } = globalThis.location;
      const owner = findRoute(registry, pathname);
      const current = owner && releasesOf(registry, owner.remote)[0];
      return current && preloadPage(current, pathname);
    })
    .catch(() => undefined); // whoever needs the registry asks again and shows the failure
}

async function fetchRegistry(): Promise<Registry> {
  const response = await fetch(REGISTRY_PATH);
  if (!response.ok) throw new Error(`${REGISTRY_PATH} answered ${String(response.status)}`);
  return readRegistry(await response.json());
}
