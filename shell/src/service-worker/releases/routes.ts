import { registerRoute } from 'workbox-routing';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { activeRegistry } from './active-registry.ts';
import { referencedCaches } from './garbage-collection.ts';
import { retainReleases } from './open-pages.ts';
import { recordOpened } from './opened-remotes.ts';

/** Pages fetch nothing but releases from here and from other origins. */
const RELEASES = /^\/remotes\//;

export function serveReleases(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname === REGISTRY_PATH,
    async ({ event, request }) => (await registryResponse(event as FetchEvent)) ?? fetch(request),
  );
  registerRoute(
    ({ sameOrigin, url }) => !sameOrigin || RELEASES.test(url.pathname),
    async ({ event, request }) => {
      event.waitUntil(recordOpened(request.url).catch(() => undefined)); // Fails on a full device.
      return (await caches.match(request.url)) ?? fetch(request);
    },
  );
}

/** The active registry, whose releases are retained while the page is open. */
async function registryResponse({ clientId }: FetchEvent): Promise<Response | undefined> {
  const registry = await activeRegistry();
  if (registry === undefined) return undefined;
  // Fails on a full device: the page may then have to fetch a collected release from the server.
  if (clientId !== '') await retainReleases(clientId, referencedCaches(registry)).catch(() => undefined);
  return Response.json(registry, { headers: { 'cache-control': 'no-store' } });
}
