import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';

declare const self: ServiceWorkerGlobalScope & {
  /** Says which page the server gives out: its settings and its policy are not the build's. Written by the server. */
  readonly PAGE_VERSION?: string;
};

const PAGE = '/index.html';
/** Answered by the server alone: calls, files, and whatever else has a name with an ending. */
const NOT_PAGES = [/^\/(api|remotes|media|dev)(\/|$|\?)/, /^(?:[^/?]*\/)*[^./?]*\.[^/?]+(\?|$)/];

const files = self.__WB_MANIFEST.map((file) =>
  typeof file === 'object' && PAGE.endsWith(file.url)
    ? { ...file, url: PAGE, revision: `${file.revision ?? ''}${self.PAGE_VERSION ?? ''}` }
    : file,
);

/** Names this build of the shell together with this server's settings: every script of it is named in its page. */
export const BUILD = files.map((file) => (typeof file === 'object' ? (file.revision ?? '') : '')).join('');

const precache = new PrecacheController();
precache.addToCacheList(files);

/** Answers for all files of the shell, and every address of a page with the page itself. */
export function servePrecache(): void {
  registerRoute(new PrecacheRoute(precache));
  registerRoute(new NavigationRoute(precache.createHandlerBoundToURL(PAGE), { denylist: NOT_PAGES }));
}

/** Fetches what is new of the shell. */
export async function installShell(event: ExtendableEvent): Promise<void> {
  await precache.install(event);
}

/** Drops what only earlier builds of the shell had. */
export async function dropOldShell(event: ExtendableEvent): Promise<void> {
  await precache.activate(event);
}

/** The key that signs registries, as the page that is kept says it; undefined where lists need no signature. */
export async function registryKey(): Promise<string | undefined> {
  const page = await (await precache.matchPrecache(PAGE))?.text();
  return page?.match(new RegExp(`<meta name="${META_SETTINGS.registryKey}" content="([^"]+)"`))?.[1];
}
