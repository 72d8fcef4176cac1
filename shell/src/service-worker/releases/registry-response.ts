import { readRegistry, releasesOf } from '@naija/contracts/remote/registry';
import { findRoute } from '@naija/contracts/remote/routes';
import { activeRegistry } from './active-registry.ts';
import { referencedCaches } from './garbage-collection.ts';
import { retainReleases } from './open-pages.ts';

/** The active registry, whose releases are retained while the page is open; only the server knows other pages and remotes. */
export async function registryResponse({ clientId }: FetchEvent, url: URL): Promise<Response | undefined> {
  const registry = await activeRegistry();
  if (registry === undefined) return undefined;
  const path = url.searchParams.get('path');
  const names =
    url.searchParams
      .get('names')
      ?.split(',')
      .filter((name) => name !== '') ?? [];
  const known = readRegistry(registry);
  if (path !== null && !findRoute(known, path)) return undefined;
  if (names.some((name) => releasesOf(known, name).length === 0)) return undefined;
  // Fails on a full device: the page may then have to fetch a collected release from the server.
  if (clientId !== '') await retainReleases(clientId, referencedCaches(registry)).catch(() => undefined);
  return Response.json(registry, { headers: { 'cache-control': 'no-store' } });
}
