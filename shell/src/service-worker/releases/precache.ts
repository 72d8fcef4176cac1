import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { catalogueLanguage } from '@naija/contracts/pwa/catalogue-file';
import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { storedPagesLanguage } from '../stored-pages-language.ts';
import { pageVersion } from '../page-version.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE = '/index.html';
/** Left to the server: API, files, and every path with a file extension. */
const NOT_PAGES = [/^\/(api|remotes|media|dev)(\/|$|\?)/, /^(?:[^/?]*\/)*[^./?]*\.[^/?]+(\?|$)/];

const files = self.__WB_MANIFEST.map((file) =>
  typeof file === 'object' && PAGE.endsWith(file.url)
    ? { ...file, url: PAGE, revision: `${file.revision ?? ''}${pageVersion()}` }
    : file,
);

/** Identifies this build of the shell with this server's settings; its page names every script of it. */
export const BUILD = files.map((file) => (typeof file === 'object' ? (file.revision ?? '') : '')).join('');

const urlOf = (file: (typeof files)[number]) => (typeof file === 'object' ? file.url : file);
const font = files.map(urlOf).find((url) => url.endsWith('.woff2'));
/** Files with translations. */
const texts = files.map(urlOf).filter((url) => catalogueLanguage(url) !== undefined);

const precache = new PrecacheController();
precache.addToCacheList(files.filter((file) => catalogueLanguage(urlOf(file)) === undefined));

/** @param respond to navigations, with the app shell at hand */
export function servePrecache(
  respond: (event: FetchEvent, appShell: () => Promise<Response>) => Promise<Response>,
): void {
  registerRoute(new PrecacheRoute(precache));
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && texts.includes(url.pathname.slice(1)),
    async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
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

/** The page, with which the browser loads the cached font: one that comes after the first paint is not used. */
function withFont(page: Response): Response {
  // The app shell, which others are, begins without text of the page.
  if (font === undefined || !page.headers.has(RENDERED_PAGE.releaseHeader)) return page;
  const headers = new Headers(page.headers);
  headers.append('link', `</${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
  return new Response(page.body, { headers });
}

export async function installShell(event: ExtendableEvent): Promise<void> {
  await listTexts();
  await precache.install(event);
}

export async function deleteOldShell(event: ExtendableEvent): Promise<void> {
  await listTexts();
  await precache.activate(event);
}

/** Caches the shell's translations into the language of the pages. @throws TypeError without a network */
export async function cacheShellTexts(): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName);
  for (const url of await wantedTexts()) if (!(await cache.match(url))) await cache.add(url);
}

/** Not before an event: until then the language has not been read. */
async function listTexts(): Promise<void> {
  precache.addToCacheList([...(await wantedTexts())]);
}

async function wantedTexts(): Promise<readonly string[]> {
  const language = await storedPagesLanguage();
  return texts.filter((url) => catalogueLanguage(url) === language);
}

/** The public key for registry signatures, from the cached page; undefined where lists need no signature. */
export async function registryKey(): Promise<string | undefined> {
  const page = await (await precache.matchPrecache(PAGE))?.text();
  return page?.match(new RegExp(`<meta name="${META_SETTINGS.registryKey}" content="([^"]+)"`))?.[1];
}
