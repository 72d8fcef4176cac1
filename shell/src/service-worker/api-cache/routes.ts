import { registerRoute } from 'workbox-routing';
import { API_PREFIX } from '@naija/contracts/http/paths';
import { cacheKeyOf, otherKey } from './cache-key.ts';
import { networkFirst } from './network-first.ts';
import { photoCacheFirst } from './photo-cache-first.ts';

/** Caches API responses and photos. @param isDeclaredData tells whether a release wants a URL cached */
export function serveApi(isDeclaredData: (url: URL) => Promise<boolean>): void {
  registerRoute(
    ({ sameOrigin, url, request }) =>
      sameOrigin &&
      !request.headers.has('authorization') &&
      (url.pathname.startsWith(API_PREFIX) || cacheKeyOf(url) !== undefined),
    async ({ event, request, url }) => {
      const key = cacheKeyOf(url) ?? ((await isDeclaredData(url)) ? otherKey(url) : undefined);
      if (!key) return fetch(request);
      const strategy = key.kind === 'photos' ? photoCacheFirst : networkFirst;
      return strategy(request, key, event);
    },
  );
}
