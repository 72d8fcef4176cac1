import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { catalogueLanguage } from '@naija/contracts/pwa/catalogue-file';
import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { scope } from '../scope.ts';
import { isOfThisShell, pageVersion, storedPagesLanguage } from '../served-pages.ts';
import { isEverythingKept } from './download-plan.ts';
import { fetchChecked } from './fetch-verified.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE = '/index.html';
/** Left to the server: API, files, and every path with a file extension. */
const NOT_PAGES = [/^\/(api|remotes|media|dev)(\/|$|\?)/, /^(?:[^/?]*\/)*[^./?]*\.[^/?]+(\?|$)/];

const NAMED_BY_CONTENT = /^\/assets\//;
/** The code that uploads photos, for agents. */
const UPLOADS = /^assets\/upload-photo-/;
/** Content types of the other files: scripts, the font, and the table of places. */
const TYPES = /javascript|font|json/;

const files = (self.__WB_MANIFEST as PrecacheEntry[]).map((file) =>
  PAGE.endsWith(file.url) ? { ...file, url: PAGE, revision: `${file.revision ?? ''}${pageVersion()}` } : file,
);

/** Identifies this build of the shell with this server's settings, since its page names every script. */
export const BUILD = files.map(({ revision }) => revision ?? '').join('');

const font = files.map(({ url }) => url).find((url) => url.endsWith('.woff2'));
/** Files that only some devices keep. */
const optional = files
  .map(({ url }) => url)
  .filter((url) => catalogueLanguage(url) !== undefined || UPLOADS.test(url));

const precache = new PrecacheController({
  plugins: [
    {
      cachedResponseWillBeUsed: ({ request, cachedResponse, event }) => {
        const file = ownFile(request.url, cachedResponse);
        // Workbox then requests a file that cannot be repaired, but must not install it.
        return event.type === 'install' ? file : file.catch(() => undefined);
      },
    },
  ],
});
precache.addToCacheList(files.filter(({ url }) => !optional.includes(url)));

/** @param respond responds to navigations, given the app shell */
export function servePrecache(
  respond: (event: FetchEvent, appShell: () => Promise<Response>) => Promise<Response>,
): void {
  // By default, `/` would be the app shell without asking the server.
  registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }));
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && optional.includes(url.pathname.slice(1)),
    async ({ request }) => ownFile(request.url, await caches.match(request.url)).catch(() => fetch(request)),
  );
  const appShell = precache.createHandlerBoundToURL(PAGE);
  registerRoute(
    new NavigationRoute(
      async (options) =>
        withFont(await respond(options.event as FetchEvent, () => Promise.resolve(appShell(options)))),
      { denylist: NOT_PAGES },
    ),
  );
}

/** Adds the cached font to a page, because a font that arrives after the first paint is not used. */
function withFont(page: Response): Response {
  // The app shell begins without text, and another shell may have another font.
  if (font === undefined || !page.headers.has(RENDERED_PAGE.releaseHeader) || !isOfThisShell(page))
    return page;
  const headers = new Headers(page.headers);
  headers.append('link', `</${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
  return new Response(page.body, { headers });
}

export async function installShell(event: ExtendableEvent): Promise<void> {
  await listOptional();
  await precache.install(event);
  await deleteForeignPages();
}

/** Deletes foreign pages that earlier workers cached. An earlier worker that is still active then requests its page. */
async function deleteForeignPages(): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName);
  for (const request of await cache.keys()) {
    const { headers } = (await cache.match(request)) ?? new Response();
    const isPage = headers.get('content-type')?.startsWith('text/html');
    if (isPage && !headers.has(RENDERED_PAGE.pageVersionHeader)) await cache.delete(request);
  }
}

export async function deleteOldShell(event: ExtendableEvent): Promise<void> {
  await listOptional();
  await precache.activate(event);
}

/** Caches the optional files that this device keeps. @throws Error without a network */
export async function cacheOptionalFiles(): Promise<void> {
  for (const url of await keptOptional()) {
    const { href } = new URL(url, scope.location.href);
    await ownFile(href, await caches.match(href));
  }
}

/**
 * Returns the cached file, or fetches and caches it if that is missing or not ours: captive portals and error pages of
 * a CDN respond at every address.
 * @throws Error if the file is not available
 */
async function ownFile(key: string, cached?: Response): Promise<Response> {
  const { pathname } = new URL(key);
  const isOurs = (response: Response) =>
    pathname === PAGE ? isOfThisShell(response) : TYPES.test(response.headers.get('content-type') ?? '');
  if (cached && isOurs(cached)) return cached;
  const fetched = await fetchChecked(
    pathname,
    { cache: NAMED_BY_CONTENT.test(pathname) ? 'default' : 'no-cache' },
    isOurs,
  );
  await (await caches.open(precache.strategy.cacheName)).put(key, fetched.clone());
  return fetched;
}

/** Runs in an event, because what this device keeps has not been read before. */
async function listOptional(): Promise<void> {
  precache.addToCacheList([...(await keptOptional())]);
}

/** The shell's translations into the language of the pages, and all that agents need on a device that keeps everything. */
async function keptOptional(): Promise<readonly string[]> {
  const [language, isEverything] = await Promise.all([storedPagesLanguage(), isEverythingKept()]);
  return optional.filter((url) => (UPLOADS.test(url) ? isEverything : catalogueLanguage(url) === language));
}

/** Public keys for registry signatures, from the cached page; empty if lists need no signature. */
export async function registryKeys(): Promise<string[]> {
  const page = await (await precache.matchPrecache(PAGE))?.text();
  const metas = page?.matchAll(
    new RegExp(`<meta name="${META_SETTINGS.registryKey}" content="([^"]+)"`, 'g'),
  );
  return Array.from(metas ?? [], ([, key = '']) => key);
}
