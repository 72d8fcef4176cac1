import { registerRoute } from 'workbox-routing';
import { REGISTRY_PATH, readRegistry, releasesOf } from '@naija/contracts/remote/registry';
import { findRoute } from '@naija/contracts/remote/routes';
import { remotesOfFile, recordOpened } from './opened-remotes.ts';
import { activeRegistry, receivedActiveRegistry } from './active-registry.ts';
import { checkReleases } from './lifecycle.ts';
import { retainReleases, referencedCaches } from './retained-releases.ts';

const RELEASES = /^\/remotes\//;

export function serveReleases(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname === REGISTRY_PATH,
    async ({ event, request, url }) => (await registryResponse(event as FetchEvent, url)) ?? fetch(request),
  );
  registerRoute(
    ({ sameOrigin, url }) => !sameOrigin || RELEASES.test(url.pathname),
    async ({ event, request }) => {
      event.waitUntil(followOpened(remotesOfFile(request.url)).catch(() => undefined)); // Fails on a full device.
      return (await caches.match(request.url)) ?? fetch(request);
    },
  );
}

export async function followOpened(remotes: readonly string[]): Promise<void> {
  const opened = await recordOpened(remotes);
  if (await hasUnknown(opened)) await checkReleases();
}

/** True if the active registry lacks one of the remotes; false before the first sync. */
async function hasUnknown(remotes: readonly string[]): Promise<boolean> {
  const registry = remotes.length > 0 ? await activeRegistry() : undefined;
  if (!registry) return false;
  return remotes.some((remote) => releasesOf(registry, remote).length === 0);
}

/**
 * Responds with the active registry, whose releases are retained while the page is open. Only the server knows other
 * pages and remotes.
 */
export async function registryResponse({ clientId }: FetchEvent, url: URL): Promise<Response | undefined> {
  const registry = await receivedActiveRegistry();
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
  // Fails on a full device. The page may then have to fetch a deleted release from the server.
  if (clientId !== '') await retainReleases(clientId, referencedCaches(registry)).catch(() => undefined);
  return Response.json(registry, { headers: { 'cache-control': 'no-store' } });
}
