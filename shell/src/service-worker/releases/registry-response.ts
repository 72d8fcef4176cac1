import { readRegistry } from '@naija/contracts/remote/registry';
import { findRoute } from '@naija/contracts/remote/routes';
import { activeRegistry } from './active-registry.ts';
import { referencedCaches } from './garbage-collection.ts';
import { retainReleases } from './open-pages.ts';

/** The active registry, whose releases are retained while the page is open; only the server knows other pages. */
export async function registryResponse({ clientId }: FetchEvent, url: URL): Promise<Response | undefined> {
  const registry = await activeRegistry();
  if (registry === undefined) return undefined;
  const path = url.searchParams.get('path');
  if (path !== null && !findRoute(readRegistry(registry), path)) return undefined;
  // Fails on a full device: the page may then have to fetch a collected release from the server.
  if (clientId !== '') await retainReleases(clientId, referencedCaches(registry)).catch(() => undefined);
  return Response.json(registry, { headers: { 'cache-control': 'no-store' } });
}
