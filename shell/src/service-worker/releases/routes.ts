import { registerRoute } from 'workbox-routing';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { followOpened } from './follow-opened.ts';
import { remotesOfFile } from './opened-remotes.ts';
import { registryResponse } from './registry-response.ts';

/** Pages fetch nothing but releases from here and from other origins. */
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
