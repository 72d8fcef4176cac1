import { registerRoute } from 'workbox-routing';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { activeRegistry } from './active-registry.ts';
import { cachesNamedBy } from './garbage.ts';
import { noteReleases } from './open-pages.ts';
import { noteOpened } from './opened-remotes.ts';

/** Everything in it is a file of a release, and so is everything that pages fetch from other origins. */
const RELEASES = /^\/remotes\//;

/** Answers for the registry, and for the files of releases that are here. */
export function serveReleases(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname === REGISTRY_PATH,
    async ({ event, request }) => (await giveRegistry(event as FetchEvent)) ?? fetch(request),
  );
  registerRoute(
    ({ sameOrigin, url }) => !sameOrigin || RELEASES.test(url.pathname),
    async ({ event, request }) => {
      event.waitUntil(noteOpened(request.url).catch(() => undefined)); // The phone is full.
      return (await caches.match(request.url)) ?? fetch(request);
    },
  );
}

/** Whoever is told of releases may ask for any of them as long as the page is open. */
async function giveRegistry({ clientId }: FetchEvent): Promise<Response | undefined> {
  const registry = await activeRegistry();
  if (registry === undefined) return undefined;
  // On a phone that is full nothing can be noted: what the page needs may then have to come from the server.
  if (clientId !== '') await noteReleases(clientId, cachesNamedBy(registry)).catch(() => undefined);
  return Response.json(registry, { headers: { 'cache-control': 'no-store' } });
}
